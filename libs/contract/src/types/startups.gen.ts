// Generated from the contract by 'npm run contract'. Do not edit.
export type AddStartupApiResponse = /** status 201 Default Response */ Startup | null;
export type AddStartupApiArg = {
  addedStartup: AddedStartup;
};
export type FindSimilarStartupsApiResponse = /** status 200 Default Response */ SimilarStartups;
export type FindSimilarStartupsApiArg = {
  /** Of the company. At least one visible character; no control, zero-width or directional ones */
  name: string;
  website?: string;
};
export type UndoAddedStartupApiResponse = unknown;
export type UndoAddedStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type ReadCompanyRegisterApiResponse = /** status 200 Default Response */ RegisterAnswer;
export type ReadCompanyRegisterApiArg = {
  name: string;
};
export type RunCurationApiResponse = /** status 200 Default Response */ CurationResult | null;
export type RunCurationApiArg = {
  body: {
    limit?: number;
    dryRun?: boolean;
  };
};
export type AuditCurationApiResponse = /** status 200 Default Response */ AuditResult | null;
export type AuditCurationApiArg = {
  body: {};
};
export type DeleteStartupApiResponse = unknown;
export type DeleteStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteRawApiResponse = unknown;
export type DeleteRawApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListDeletedApiResponse = /** status 200 Default Response */ DeletedRowPage;
export type ListDeletedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type RestoreDeletedApiResponse = /** status 200 Default Response */ RestoredRow | null;
export type RestoreDeletedApiArg = {
  id: string;
  body: {};
};
export type ReadRawEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadRawEvidenceApiArg = {
  id: string;
};
export type ImportRawApiResponse = /** status 200 Default Response */ ImportOutcome | null;
export type ImportRawApiArg = {
  importRow: ImportRow;
};
export type ListRawApiResponse = /** status 200 Default Response */ RawStartupPage;
export type ListRawApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  /** Empty values come last in both directions; ties newest first */
  sort?: 'created_at' | 'company_name' | 'founding_year' | 'article_date';
  dir?: 'asc' | 'desc';
  /** Only rows in this state of review */
  review?: 'waiting' | 'accepted' | 'discarded';
};
export type ListCuratedApiResponse = /** status 200 Default Response */ StartupPage;
export type ListCuratedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'created_at' | 'updated_at' | 'score' | 'company_name' | 'founding_year' | 'article_date';
  dir?: 'asc' | 'desc';
  withAwards?: number;
  withArticles?: number;
};
export type ListCuratedColumnsApiResponse = /** status 200 Default Response */ StartupColumnsPage;
export type ListCuratedColumnsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'created_at' | 'updated_at' | 'score' | 'company_name' | 'founding_year' | 'article_date';
  dir?: 'asc' | 'desc';
  withAwards?: number;
  withArticles?: number;
  /** Names of columns, separated by commas: items then carry only these, without awards and articles */
  fields: string;
};
export type Founder = {
  first_name: string;
  last_name: string;
};
export type SumStatement = {
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
};
export type Financing = {
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount: number;
  currency: string;
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
  /** The same sum in other articles, which state it later */
  repeats?: SumStatement[];
};
export type StartupAward = {
  award_name: string;
  weight_used?: number;
};
export type Article = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
export type Startup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score?: number;
  firstTime_appear_inscore: string | null;
  last_modified_score: string | null;
  is_new: number;
  /** The day on which Later ends */
  later_until?: string;
  version?: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It is new in the view since the visit before */
  entered?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type AddedStartup = {
  /** At least one visible character; no control, zero-width or directional ones */
  company_name: string;
  website?: string | null;
  canton?: string | null;
  sector?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  number?: string | null;
  /** The first note about the startup */
  note?: string;
};
export type SimilarStartup = {
  /** Of the startup; of a deleted one its former id */
  id: string;
  company_name: string;
  website: string | null;
  canton: string | null;
  /** The reasons in words */
  because: string;
  /** It is this company by the rules of curation: it cannot be added */
  is_same: boolean;
  /** It was deleted and can be restored */
  is_deleted: boolean;
};
export type SimilarStartups = {
  items: SimilarStartup[];
  total: number;
};
export type RegisterEntry = {
  legal_name: string;
  /** Swiss enterprise number, CHE-123.456.789 */
  uid: string;
  /** The municipality */
  seat: string;
  canton:
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      )
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      );
  purpose: string | null;
  /** Neither cancelled nor being dissolved */
  is_active: boolean;
};
export type RegisterAnswer = {
  /** As people read it; null where none is configured */
  register: string | null;
  items: RegisterEntry[];
};
export type CurationResult = {
  processed: number;
  inserted: number;
  updated: number;
  awardsInserted: number;
  scoreUpdated: number;
  /** Raw rows of a deleted startup, kept until it is restored */
  setAside?: number;
  /** Raw rows that still wait */
  pending?: number;
};
export type AuditFinding = {
  /** The invariant, in words */
  check: string;
  count?: number;
  examples: string[];
};
export type AuditResult = {
  checked?: number;
  rescored?: number;
  findings: AuditFinding[];
};
export type DeletedRow = {
  /** Of the deletion, by which it is restored */
  id: string;
  kind: 'startup' | 'raw_startup';
  row_id: string;
  company_name: string;
  deleted_at: string;
  deleted_by: string | null;
  /** When it can no longer be restored */
  purged_from: string;
  days_left: number;
};
export type DeletedRowPage = {
  items: DeletedRow[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type RestoredRow = {
  kind: 'startup' | 'raw_startup';
  row_id: string;
};
export type EvidenceArticle = {
  id: string;
  url: string;
  title: string;
  source: string | null;
  lang: string | null;
  published_at: string | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
};
export type Quote = {
  text: string;
  /** Code points before it in the article; null: no source found */
  start: number | null;
  end: number | null;
};
export type ReviewQuote = {
  text: string;
  /** Code points before it in the text */
  start: number;
  end: number;
};
export type ValueProof = {
  state: 'proved' | 'company_unclear' | 'by_headline' | 'not_about_this' | 'not_in_text';
  /** What the article does not say, as a sentence for people */
  missing: string;
  /** Where the article speaks of it; none where it does not */
  passages: ReviewQuote[];
};
export type FieldEvidence = {
  /** As a startup has it; an award is one entry each, under awards */
  field: string;
  value: string;
  quotes: Quote[];
  /** How likely it is right, from 0 to 1 */
  confidence?: number;
  /** The row holds it; else it is only proposed, or no source was found */
  is_used?: boolean;
  /** The company register that says it, with number and seat, not the article */
  register?: string;
  proof?: ValueProof;
  /** The startup has its value from here */
  is_current?: boolean;
  /** An award that only one article states */
  unconfirmed?: boolean;
};
export type Evidence = {
  extraction_id: string;
  raw_id: string;
  model: string;
  extracted_at: string;
  article: EvidenceArticle;
  fields: FieldEvidence[];
};
export type EvidenceList = {
  id: string;
  company_name: string;
  /** Newest first; none for what was only imported */
  items: Evidence[];
};
export type ListNews = {
  /** The end of the visit before */
  since: string;
  /** Startups of the list that are new since then */
  new: number;
};
export type StartupPage = {
  items: Startup[];
  total: number;
  page?: number;
  pageSize?: number;
  news?: ListNews;
  /** With later=hide: how many are Later */
  later_hidden?: number;
  /** In ranked lists whose search holds for none: up to 5 of the same set that are spelled nearly so */
  similar?: Startup[];
};
export type StartupColumns = {
  id?: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id?: string | null;
  company_name?: string;
  first_name?: string | null;
  last_name?: string | null;
  social_reason?: string | null;
  founding_year?: number | null;
  sector?: string | null;
  country?: string | null;
  canton?: string | null;
  raised_money?: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info?: string | null;
  article_date?: string | null;
  website?: string | null;
  url?: string | null;
  email?: string | null;
  number?: string | null;
  investors?: string | null;
  partnership?: string | null;
  company_description?: string | null;
  advisors?: string | null;
  other_award?: string | null;
  pros_text?: string | null;
  cons_text?: string | null;
  investment?: number;
  rejected?: number;
  candidate?: number;
  missing_data?: number;
  email_sent?: number;
  interested?: number;
  personality_test_sent?: number;
  test_passed?: number;
  create_contract?: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score?: number;
  firstTime_appear_inscore?: string | null;
  last_modified_score?: string | null;
  is_new?: number;
  /** The day on which Later ends */
  later_until?: string;
  version?: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It is new in the view since the visit before */
  entered?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type StartupColumnsPage = {
  items: StartupColumns[];
  total: number;
  page?: number;
  pageSize?: number;
  news?: ListNews;
  /** With later=hide: how many are Later */
  later_hidden?: number;
};
export type ImportOutcome = {
  id: string;
  /** inserted, updated or unchanged */
  outcome: string;
};
export type ImportRow = {
  ID?: string | number | null;
  id?: string | number | null;
  /** At least one visible character; no control, zero-width or directional ones */
  company_name: string;
  first_name?: string | null;
  last_name?: string | null;
  /** At least one visible character; no control, zero-width or directional ones */
  social_reason?: string | null;
  founding_year?: number | null;
  sector?: string | null;
  country?: string | null;
  canton?: string | null;
  raised_money?: number | null;
  raised_currency?: string | null;
  main_article_info?: string | null;
  article_date?: string | null;
  website?: string | null;
  url?: string | null;
  email?: string | null;
  number?: string | null;
  investors?: string | null;
  partnership?: string | null;
  company_description?: string | null;
  advisors?: string | null;
  other_award?: string | null;
  pros_text?: string | null;
  cons_text?: string | null;
  pros?: string | null;
  risks?: string | null;
  investment?: 0 | 1 | true | false;
  rejected?: 0 | 1 | true | false;
  candidate?: 0 | 1 | true | false;
  missing_data?: 0 | 1 | true | false;
  email_sent?: 0 | 1 | true | false;
  interested?: 0 | 1 | true | false;
  personality_test_sent?: 0 | 1 | true | false;
  test_passed?: 0 | 1 | true | false;
  create_contract?: 0 | 1 | true | false;
  awards?: string[];
  articles?: Article[];
  score?: unknown;
  last_modified_score?: unknown;
  firstTime_appear_inscore?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  is_new?: unknown;
  awards_weights?: unknown;
};
export type RawStartup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** Award names as imported or extracted */
  awards: string[];
  articles: Article[];
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** import, article or person */
  origin?: string;
  /** Name of the file that the row was imported from; in the list of raw startups */
  file?: string | null;
  /** Line of that file in the spreadsheet, where the first is 1; in the list of raw startups */
  line?: number | null;
  extraction_id?: string | null;
  /** Of an article: how likely this is a startup of it, from 0 to 1 */
  confidence?: number | null;
  /** Of an article: waiting for a person, or what one decided; null where nobody is asked */
  review?: ('waiting' | 'accepted' | 'discarded' | null) | ('waiting' | 'accepted' | 'discarded' | null);
  curated_at: string | null;
  startup_id: string | null;
  /** The deletion of its startup: the row is not curated until that is restored */
  deletion_id?: string | null;
  version?: number;
};
export type RawStartupPage = {
  items: RawStartup[];
  total: number;
  page?: number;
  pageSize?: number;
  /** Of articles, that wait for a person under this search */
  waiting?: number;
};
