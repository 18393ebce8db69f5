// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig;
export type ReadScoreConfigApiArg = void;
export type SaveScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig | null;
export type SaveScoreConfigApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  scoreSettings: ScoreSettings;
};
export type ListScoringVersionsApiResponse = /** status 200 Default Response */ ScoringVersionPage;
export type ListScoringVersionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
};
export type ReadScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersionDetail;
export type ReadScoringVersionApiArg = {
  number: number;
};
export type NoteScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion | null;
export type NoteScoringVersionApiArg = {
  number: number;
  body: {
    note: string;
  };
};
export type CompareScoringVersionsApiResponse = /** status 200 Default Response */ ScoringComparison;
export type CompareScoringVersionsApiArg = {
  with?: number;
  number: number;
};
export type RestoreScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion | null;
export type RestoreScoringVersionApiArg = {
  number: number;
};
export type SimulateScoreApiResponse = /** status 200 Default Response */ ScoreEffect | null;
export type SimulateScoreApiArg = {
  body: {
    /** Applied in this order; items of new groups count as changes */
    changes: ProposedChange[];
    /** Names in each list */
    first?: number;
  };
};
export type ListScoreDifferenceApiResponse = /** status 200 Default Response */ ScoreDifference | null;
export type ListScoreDifferenceApiArg = {
  body: {
    /** Applied in this order; items of new groups count as changes */
    changes: ProposedChange[];
  };
};
export type ScoreConfig = {
  threshold?: number;
  /** Fraction: 0.20 is 20 % */
  top_percent?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type ScoreSettings = {
  threshold: number;
  /** Fraction: 0.20 is 20 % */
  top_percent: number;
};
export type RuleDifference = {
  subject: 'parameter' | 'group' | 'item' | 'alias' | 'threshold' | 'top_percent';
  kind: 'added' | 'changed' | 'removed';
  /** Of the parameter or group; of an item its parameter */
  name: string;
  field: string | null;
  before: string | null;
  after: string | null;
  /** The same in a sentence */
  text: string;
};
export type ScoringVersion = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** True if this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
};
export type ScoringVersionPage = {
  items: ScoringVersion[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type WeightedParameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
};
export type ScoringSnapshot = {
  parameters: WeightedParameter[];
  groups: {
    id: string;
    group_key: string;
    group_name: string;
    description: string | null;
    rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items: {
      id: string;
      parameter_id: string;
      precedence: number;
    }[];
  }[];
  /** Other names of parameters: an award of this folded name counts as that one */
  aliases?: {
    award: string;
    parameterID: string;
  }[];
  threshold: number;
  top_percent: number;
};
export type ScoringVersionDetail = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** True if this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
  snapshot: ScoringSnapshot;
};
export type ScoringComparison = {
  from: number;
  to: number | null;
  differences: RuleDifference[];
};
export type StartupEffect = {
  id: string;
  company_name: string;
  old_score: number;
  new_score: number;
  /** Place among the active; null for a rejected startup */
  old_rank: number | null;
  /** Place among the active; null for a rejected startup */
  new_rank: number | null;
  /** Active with a score at or above the threshold */
  eligible: 'in' | 'out' | 'entering' | 'leaving';
  /** Among the top share of the active */
  top: 'in' | 'out' | 'entering' | 'leaving';
};
export type ListEffect = {
  /** How many the list holds now */
  before: number;
  after: number;
  entering: number;
  leaving: number;
  /** In the list before and after, at another place */
  moved: number;
  /** By new rank */
  first_entering: StartupEffect[];
  /** By old rank */
  first_leaving: StartupEffect[];
  /** By distance, then new rank */
  first_moved: StartupEffect[];
};
export type ScoreEffect = {
  /** All curated startups */
  startups: number;
  /** How many get another score, the rejected included */
  rescored: number;
  eligible: ListEffect;
  top: ListEffect;
};
export type ProposedChange = {
  create_parameter?: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName: string;
    value: number;
  };
  update_parameter?: {
    parameterID: string;
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
  delete_parameter?: {
    parameterID: string;
    /** Takes it out of its groups too */
    cascade?: boolean;
  };
  create_group?: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items?: {
      parameter_id: string;
      precedence: number;
    }[];
  };
  update_group?: {
    id: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
  delete_group?: {
    id: string;
  };
  add_item?: {
    group_id: string;
    parameter_id: string;
    precedence: number;
  };
  delete_item?: {
    group_id: string;
    parameter_id: string;
  };
  /** Counts an award as a parameter */
  alias_award?: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    parameterID: string;
  };
  save_score?: {
    threshold: number;
    top_percent: number;
  };
  restore_version?: {
    number: number;
  };
};
export type ScoreDifference = {
  items: StartupEffect[];
  total: number;
};
