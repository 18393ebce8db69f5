// Generated from the contract by 'npm run contract'. Do not edit.
import type { Prompt } from './prompts.gen';

export type ListActivationsApiResponse = /** status 200 Default Response */ PromptActivationPage;
export type ListActivationsApiArg = {
  limit?: number;
  offset?: number;
  name?: string;
};
export type ActivateThroughGateApiResponse = /** status 200 Default Response */ Prompt | null;
export type ActivateThroughGateApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  activationOrder: ActivationOrder;
};
export type ReadGateApiResponse = /** status 200 Default Response */ ActivationGate;
export type ReadGateApiArg = void;
export type SaveGateApiResponse = /** status 200 Default Response */ ActivationGate | null;
export type SaveGateApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  activationGateInput: ActivationGateInput;
};
export type ReadVerdictApiResponse = /** status 200 Default Response */ GateVerdict;
export type ReadVerdictApiArg = {
  id: string;
};
export type ListGoldenApiResponse = /** status 200 Default Response */ GoldenPage;
export type ListGoldenApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type AddGoldenApiResponse = /** status 201 Default Response */ GoldenArticle | null;
export type AddGoldenApiArg = {
  goldenAddition: GoldenAddition;
};
export type ListGoldenCandidatesApiResponse = /** status 200 Default Response */ GoldenCandidatePage;
export type ListGoldenCandidatesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ExportGoldenApiResponse = /** status 200 Default Response */ GoldenRecordPage;
export type ExportGoldenApiArg = {
  limit?: number;
  offset?: number;
};
export type ImportGoldenApiResponse = /** status 200 Default Response */ GoldenImportResult | null;
export type ImportGoldenApiArg = {
  goldenImport: GoldenImport;
};
export type RemoveGoldenApiResponse = /** status 200 Default Response */ GoldenArticle | null;
export type RemoveGoldenApiArg = {
  id: string;
};
export type RestoreGoldenApiResponse = /** status 200 Default Response */ GoldenArticle | null;
export type RestoreGoldenApiArg = {
  id: string;
};
export type CountReadAgainApiResponse = /** status 200 Default Response */ ReadAgainCount;
export type CountReadAgainApiArg = {
  /** Articles that were last read with this version; built-in for the built-in extractor */
  promptId?: string;
  /** Articles with a startup whose confidence is below this */
  below?: number;
};
export type ReadAgainApiResponse = /** status 200 Default Response */ ReadAgainResult | null;
export type ReadAgainApiArg = {
  readAgainOrder: ReadAgainOrder;
};
export type TryPromptApiResponse = /** status 201 Default Response */ Trial | null;
export type TryPromptApiArg = {
  id: string;
  trialOrder: TrialOrder;
};
export type ListTrialArticlesApiResponse = /** status 200 Default Response */ ArticleChoicePage;
export type ListTrialArticlesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ReadComparisonApiResponse = /** status 200 Default Response */ Comparison;
export type ReadComparisonApiArg = {
  id: string;
};
export type StopTrialApiResponse = /** status 200 Default Response */ Trial | null;
export type StopTrialApiArg = {
  id: string;
};
export type ResumeTrialApiResponse = /** status 200 Default Response */ Trial | null;
export type ResumeTrialApiArg = {
  id: string;
};
export type ListEvaluationsApiResponse = /** status 200 Default Response */ EvaluationList;
export type ListEvaluationsApiArg = {
  /** Absent for the built-in extractor */
  promptId?: string;
  /** Absent for the one of the version */
  model?: string;
};
export type StartEvaluationApiResponse = /** status 201 Default Response */ EvaluationList | null;
export type StartEvaluationApiArg = {
  evaluationOrder: EvaluationOrder;
};
export type ListWrongValuesApiResponse = /** status 200 Default Response */ WrongValues;
export type ListWrongValuesApiArg = {
  /** company_name when absent */
  field?:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  id: string;
};
export type PromptActivation = {
  id: string;
  prompt_id: string;
  version: number;
  from: string;
  /** Null for the active version */
  until: string | null;
  /** Name of the person */
  by: string | null;
  evaluation_id: string | null;
  /** True if the gate was met */
  is_met: boolean;
  company_f1: number | null;
  awards_f1: number | null;
  reason: string | null;
  /** In this time, with this version */
  articles_read: number;
};
export type PromptActivationPage = {
  items: PromptActivation[];
  total: number;
};
export type ActivationOrder = {
  reason?: string | null;
};
export type ActivationGate = {
  /** Least precision */
  company_name: number;
  /** Least precision */
  canton: number;
  /** Least precision */
  founding_year: number;
  /** Least precision */
  raised_money: number;
  /** Least precision */
  awards: number;
  /** Of each field, against the active version */
  max_f1_loss: number;
  min_articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ActivationGateInput = {
  /** Least precision */
  company_name: number;
  /** Least precision */
  canton: number;
  /** Least precision */
  founding_year: number;
  /** Least precision */
  raised_money: number;
  /** Least precision */
  awards: number;
  /** Of each field, against the active version */
  max_f1_loss: number;
  min_articles: number;
};
export type GateCondition = {
  key: string;
  is_met: boolean;
  /** In words, for people */
  text: string;
};
export type GateVerdict = {
  is_met: boolean;
  evaluation_id: string | null;
  conditions: GateCondition[];
};
export type GoldenArticle = {
  id: string;
  /** The stored article it was made of; null for an imported one */
  article_id: string | null;
  url: string;
  title: string;
  lang: string | null;
  date: string | null;
  /** Empty: the article has no startup */
  companies: string[];
  origin: 'confirmed' | 'import';
  created_at: string;
};
export type GoldenPage = {
  items: GoldenArticle[];
  total: number;
  /** Of the whole set */
  articles: number;
  companies: number;
  languages: string[];
};
export type GoldenAddition = {
  article_id: string;
};
export type GoldenCandidate = {
  article_id: string;
  title: string;
  source: string | null;
  url: string;
  companies: string[];
};
export type GoldenCandidatePage = {
  items: GoldenCandidate[];
  total: number;
};
export type GoldenRecord = {
  id: string;
  url: string;
  title: string;
  date?: string | null;
  lang?: string | null;
  text: string;
  gold: {
    company_name: string;
    canton: string | null;
    sector: string | null;
    founding_year: number | null;
    raised_money: {
      amount: number | null;
      currency: string | null;
      as_stated?: string | null;
      kind?: string | null;
    } | null;
    investors: string[];
    awards: {
      name: string;
      normalised?: string | null;
      extended?: string | null;
    }[];
    founders: {
      first_name: string | null;
      last_name: string | null;
    }[];
    website: string | null;
  }[];
};
export type GoldenRecordPage = {
  items: GoldenRecord[];
  total: number;
};
export type GoldenImportResult = {
  added: number;
  updated: number;
  unchanged: number;
  errors: {
    line: number;
    error: string;
  }[];
};
export type GoldenImport = {
  /** Number of the first line in its file */
  first_line?: number;
  lines: string[];
};
export type ReadAgainCount = {
  articles: number;
  /** Left out: their text was removed */
  without_text: number;
};
export type ReadAgainResult = {
  reset: number;
  /** Left out: their text was removed */
  without_text: number;
  pending: number;
};
export type ReadAgainOrder = {
  articles?: string[];
  /** Articles that were last read with this version; built-in for the built-in extractor */
  prompt_id?: string;
  /** Articles with a startup whose confidence is below this */
  below?: number;
  /** How many the caller saw; by version or confidence, another number is refused */
  expected: number;
};
export type NamedTrialSubject = {
  prompt_id: string | null;
  version: number | null;
  model: string;
};
export type Trial = {
  id: string;
  kind: 'comparison' | 'evaluation';
  state: 'running' | 'finished' | 'stopped';
  reason: string | null;
  candidate: NamedTrialSubject;
  base: NamedTrialSubject | null;
  /** Articles; one that two versions read counts once */
  total: number;
  done: number;
  /** Articles of which a reading failed */
  failed: number;
  tokens: number;
  cost: number;
  created_at: string;
  ended_at: string | null;
};
export type TrialSubject = {
  /** Null for the built-in extractor */
  prompt_id: string | null;
  model?: string | null;
};
export type TrialOrder = {
  model?: string | null;
  base: TrialSubject;
  /** Keys of listTrialArticles */
  articles: string[];
};
export type ArticleChoice = {
  key: string;
  title: string;
  source: string | null;
  is_golden: boolean;
};
export type ArticleChoicePage = {
  items: ArticleChoice[];
  total: number;
};
export type ComparedField = {
  field:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  base: string | null;
  candidate: string | null;
  golden: string | null;
  is_changed: boolean;
  /** Null without golden values */
  base_right: boolean | null;
  /** Null without golden values */
  candidate_right: boolean | null;
};
export type TrialArticle = {
  key: string;
  title: string;
  source: string | null;
  is_golden: boolean;
  state: 'waiting' | 'read' | 'failed';
  error: string | null;
  changed: number;
  companies: {
    name: string;
    fields: ComparedField[];
  }[];
};
export type Comparison = {
  trial: Trial;
  articles: TrialArticle[];
};
export type EvaluatedField = {
  field:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  right: number;
  wrong: number;
  missed: number;
  /** Null where nothing was expected or answered */
  precision: number | null;
  /** Null where nothing was expected or answered */
  recall: number | null;
  /** Null where nothing was expected or answered */
  f1: number | null;
};
export type EvaluationFigures = {
  articles: number;
  fields: EvaluatedField[];
  /** Articles without a startup that gave none */
  empty_right: number;
  empty_articles: number;
  quotes: number;
  /** In the text, about the company */
  quotes_found: number;
  failures: number;
  seconds_per_article: number;
  tokens: number;
  cost: number;
};
export type Evaluation = {
  trial: Trial;
  /** True if the golden set is still the one that was measured with */
  is_current: boolean;
  figures: EvaluationFigures;
};
export type EvaluationList = {
  items: Evaluation[];
  total: number;
};
export type EvaluationOrder = {
  subjects: TrialSubject[];
};
export type WrongValue = {
  title: string;
  url: string;
  company: string;
  value: string;
  golden: string | null;
};
export type WrongValues = {
  items: WrongValue[];
  total: number;
};
