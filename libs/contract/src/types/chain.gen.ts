// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadChainApiResponse = /** status 200 Default Response */ Chain;
export type ReadChainApiArg = void;
export type StartChainRunApiResponse =
  /** status 201 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun | null;
export type StartChainRunApiArg = {
  chainRunOrder: ChainRunOrder;
};
export type StopChainRunApiResponse =
  /** status 200 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun | null;
export type StopChainRunApiArg = {
  id: string;
  body: {};
};
export type ChainRun = {
  id: string;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  /** What it does now, or did last */
  stage: 'read' | 'extract' | 'curate';
  reason: string | null;
  /** As many articles are extracted at most; null for all that wait */
  max_articles?: number | null;
  /** Tokens of the model after which no further article is extracted */
  budget_tokens?: number | null;
  /** Which maximum ended the extraction while articles waited */
  reached?: ('articles' | 'tokens') | null;
  /** What it has done so far */
  result?: {
    new_articles: number;
    /** Articles */
    extracted: number;
    /** Rows */
    curated: number;
    new_startups: number;
    updated_startups: number;
  };
  started_by: string | null;
  created_at: string;
  ended_at: string | null;
};
export type Chain = {
  /** True if any article was read or any raw startup received */
  has_begun: boolean;
  /** Articles that no extraction has read; null for a person who may not open where they wait */
  to_extract: number | null;
  /** Raw startups that curation takes next; null for a person who may not open where they wait */
  to_curate: number | null;
  /** Articles with values that wait for a person; null for a person who may not open where they wait */
  review_articles: number | null;
  /** Pairs of startups that may be one company; null for a person who may not open where they wait */
  review_pairs: number | null;
  /** Active startups at or above the threshold that are New and about which nobody decided */
  new_above_threshold: number;
  run?: ChainRun;
};
export type ChainRunOrder = {
  /** As many articles are extracted at most; null for all that wait */
  max_articles?: number | null;
  /** Tokens of the model after which no further article is extracted */
  budget_tokens?: number | null;
};
