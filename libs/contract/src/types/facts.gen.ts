// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadFactsApiResponse =
  /** status 200 What is known about a startup, and from where */ StartupFacts;
export type ReadFactsApiArg = {
  id: string;
};
export type ReadFactHistoryApiResponse = /** status 200 Default Response */ FactHistory;
export type ReadFactHistoryApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
};
export type CorrectFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  fieldCorrection: FieldCorrection;
};
export type HandBackFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type HandBackFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ConfirmFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type ConfirmFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  factNote: FactNote;
};
export type TakeSuggestionApiResponse = /** status 200 Default Response */ FactChanged | null;
export type TakeSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type KeepSuggestionApiResponse = /** status 200 Default Response */ FactChanged | null;
export type KeepSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type UndoFactChangeApiResponse = /** status 200 Default Response */ FactChanged | null;
export type UndoFactChangeApiArg = {
  id: string;
  body: {};
};
export type AddFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddFounderApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  founderStatement: FounderStatement;
};
export type CorrectFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  founderCorrection: FounderCorrection;
};
export type DiscardFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type AddMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddMoneyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moneyStatement: MoneyStatement;
};
export type CorrectMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moneyCorrection: MoneyCorrection;
};
export type DiscardMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type AddAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddAwardApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  awardStatement: AwardStatement;
};
export type CorrectAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  awardCorrection: AwardCorrection;
};
export type DiscardAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListMergeTargetsApiResponse = /** status 200 Default Response */ MergeTargets;
export type ListMergeTargetsApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  id: string;
};
export type PreviewMergeIntoApiResponse = /** status 200 Default Response */ MergePreview;
export type PreviewMergeIntoApiArg = {
  id: string;
  body: {
    /** The startup that survives */
    into: string;
    choices?: MergeChoices;
  };
};
export type MergeIntoApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type MergeIntoApiArg = {
  id: string;
  mergeIntoOrder: MergeIntoOrder;
};
export type ReadStartupRowsApiResponse =
  /** status 200 The raw rows that a startup consists of */ StartupRows;
export type ReadStartupRowsApiArg = {
  id: string;
};
export type PreviewSplitApiResponse = /** status 200 What a split would make */ SplitPreview;
export type PreviewSplitApiArg = {
  id: string;
  splitOrder: SplitOrder;
};
export type SplitStartupApiResponse = /** status 200 Default Response */ StartupSplit | null;
export type SplitStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  splitOrder: SplitOrder;
};
export type UndoSplitApiResponse = /** status 200 Default Response */ StartupSplit | null;
export type UndoSplitApiArg = {
  id: string;
  body: {};
};
export type FactArticle = {
  id: string | null;
  extraction_id: string | null;
  url: string | null;
  title: string | null;
  source: string | null;
  published_at: string | null;
};
export type FactOrigin = {
  by: 'person' | 'import' | 'article';
  /** When the person said it, the row was imported or the article was read */
  at: string | null;
  /** Of a person: the name; null when it is not known */
  person: string | null;
  /** Of an import: the name of the file, where it is known */
  file: string | null;
  /** Of an import: the line of the spreadsheet, where it is known; the header is 1 */
  line: number | null;
  raw_id: string | null;
  /** Of an import: the ID of the row */
  external_id: string | null;
  article: FactArticle | null;
  /** The passage of the article that states the value; stays as context of a correction */
  quote: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Of an import or article: who accepted the value, which has their rank since */
  confirmed_by: string | null;
  confirmed_at: string | null;
};
export type FactSuggestion = {
  id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  value: string | number | null;
  currency: string | null;
  /** The value as it reads */
  text: string;
  origin: FactOrigin;
  /** Who discarded the same value before */
  discarded_by: string | null;
  /** Of an award */
  score_before: number | null;
  /** Of an award, if it is taken */
  score_after: number | null;
};
export type FieldFact = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'country'
    | 'email'
    | 'number'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'main_article_info'
    | 'article_date'
    | 'company_description'
    | 'pros_text'
    | 'cons_text';
  value: string | number | null;
  /** Of raised_money */
  currency: string | null;
  origin: FactOrigin | null;
  /** Of an unknown canton or sector: the text that was received and not recognised */
  received: string | null;
  received_from: FactOrigin | null;
  suggestions: FactSuggestion[];
};
export type FounderFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  first_name: string;
  last_name: string;
  /** CEO, CTO */
  role: string | null;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type MoneyFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
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
  stage: string | null;
  amount: number;
  currency: string;
  /** YYYY-MM-DD */
  date: string | null;
  investors: string[];
  as_stated: string;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type RaisedSum = {
  currency: string;
  amount: number;
};
export type AwardFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  award_name: string;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  group_name: string | null;
  /** What it weighs; a superseded one adds nothing */
  weight: number;
  origin: FactOrigin | null;
  /** All that state it, the newest first */
  evidence: FactOrigin[];
  /** What the person wrote about it */
  note: string | null;
};
export type DiscardedEntry = {
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Of the entry */
  key: string;
  /** The entry as it read */
  text: string;
  /** Name of the person */
  discarded_by: string | null;
  discarded_at: string;
  /** By this it is undone, which gives the entry back */
  change_id: string | null;
};
export type StartupFacts = {
  id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** Every field that can be corrected, also empty ones */
  fields: FieldFact[];
  founders: FounderFact[];
  /** The newest first */
  money: MoneyFact[];
  /** What was raised in rounds, for each currency */
  raised: RaisedSum[];
  /** The heaviest first */
  awards: AwardFact[];
  /** Of founders, money and awards */
  suggestions: FactSuggestion[];
  /** Entries of its lists, the newest first */
  discarded?: DiscardedEntry[];
  /** Of fields and lists together */
  open_suggestions: number;
};
export type PairReason = {
  kind: 'uid' | 'website' | 'name' | 'founder' | 'legal name' | 'founded' | 'canton' | 'sector';
  /** In words, as a part of a list: same canton */
  text: string;
  /** What is the same: the host, the canton */
  detail: string | null;
};
export type PairSide = {
  id: string;
  company_name: string;
  score: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DuplicatePair = {
  id: string;
  /** That the two are one company */
  certainty: number;
  /** The reasons in words */
  because: string;
  reasons: PairReason[];
  first: PairSide;
  second: PairSide;
  /** Put off by a person: after all others */
  is_later: boolean;
};
export type FactChange = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  kind: 'corrected' | 'handed_back' | 'confirmed' | 'added' | 'discarded' | 'taken' | 'kept';
  /** The value before, as it reads; null for none */
  before: string | null;
  /** The value after, as it reads; null for none */
  after: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type FactHistoryEntry = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** What a person did */
  change: FactChange | null;
  /** What a row of an import or article says, as it reads */
  value: string | null;
  /** Of that row, with the quote */
  origin: FactOrigin | null;
  /** The present value comes from here */
  is_current: boolean;
};
export type FactHistory = {
  /** The newest first */
  items: FactHistoryEntry[];
};
export type FactChanged = {
  /** Null when everything was as asked already */
  change: FactChange | null;
  facts: StartupFacts;
};
export type FieldCorrection = {
  /** null or an empty text hands the field back */
  value: string | number | null;
  /** Of raised_money; CHF without it */
  currency?: string;
  note?: string | null;
};
export type FactNote = {
  note?: string | null;
};
export type FounderStatement = {
  first_name: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name: string;
  role?: string | null;
  note?: string | null;
};
export type FounderCorrection = {
  first_name?: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name?: string;
  role?: string | null;
  note?: string | null;
};
export type MoneyStatement = {
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
  date?: string | null;
  stage?: string | null;
  investors?: string[];
  note?: string | null;
};
export type MoneyCorrection = {
  kind?:
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
  amount?: number;
  currency?: string;
  date?: string | null;
  stage?: string | null;
  investors?: string[];
  note?: string | null;
};
export type AwardStatement = {
  /** At least one visible character; no control, zero-width or directional ones */
  award_name: string;
  note?: string | null;
};
export type AwardCorrection = {
  /** At least one visible character; no control, zero-width or directional ones */
  award_name?: string;
  note?: string | null;
};
export type MergeSide = {
  id: string;
  company_name: string;
  score: number;
  /** Among the active, or among the rejected */
  rank: number;
  articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type MergeValue = {
  value: string | number | null;
  by: ('person' | 'import' | 'article' | null) | ('person' | 'import' | 'article' | null);
  person: string | null;
  at: string | null;
};
export type MergeField = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'country'
    | 'email'
    | 'number'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'main_article_info'
    | 'article_date'
    | 'company_description'
    | 'pros_text'
    | 'cons_text';
  first: MergeValue;
  second: MergeValue;
  result: MergeValue;
  /** From which the result is; null where it is from neither alone, or both are equal */
  chosen: ('first' | 'second' | null) | ('first' | 'second' | null);
  is_equal: boolean;
};
export type MergeList = {
  list: 'founders' | 'money' | 'awards';
  first: string[];
  second: string[];
  result: string[];
  chosen: 'both' | 'first' | 'second';
  is_equal: boolean;
};
export type MergeFlag = {
  flag:
    | 'rejected'
    | 'candidate'
    | 'missing_data'
    | 'email_sent'
    | 'interested'
    | 'personality_test_sent'
    | 'test_passed'
    | 'create_contract'
    | 'investment';
  first: boolean;
  second: boolean;
  result: boolean;
};
export type MergeScoreChange = {
  award: string;
  /** What it adds to the score of the survivor, or takes from it */
  change: number;
  from: 'first' | 'second' | 'both';
  superseded_by: string | null;
};
export type MergePreview = {
  pair: DuplicatePair;
  /** Of the pair; the first has the higher score */
  survivor: 'first' | 'second';
  first: MergeSide;
  second: MergeSide;
  result: MergeSide;
  /** All that one of them has */
  fields: MergeField[];
  lists: MergeList[];
  /** Those that one of them has */
  flags: MergeFlag[];
  /** One is rejected, the other an investment: choose */
  needs_decision: boolean;
  /** Of the survivor */
  score_before: number;
  /** The ledger lines that make the difference */
  score_changes: MergeScoreChange[];
  /** Decisions and values of people that are lost, in words */
  losses: string[];
};
export type MergeChoices = {
  fields?: {
    /** Of the pair; the first has the higher score */
    company_name?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    social_reason?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    website?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    canton?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    sector?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    founding_year?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    country?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    email?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    number?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    url?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    raised_money?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    investors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    partnership?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    advisors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    other_award?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    main_article_info?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    article_date?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    company_description?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    pros_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    cons_text?: 'first' | 'second';
  };
  lists?: {
    founders?: 'both' | 'first' | 'second';
    money?: 'both' | 'first' | 'second';
    awards?: 'both' | 'first' | 'second';
  };
  /** Of one that is rejected and one that is an investment */
  decision?: 'rejected' | 'investment';
  /** Which keeps its id; the first without it */
  survivor?: 'first' | 'second';
};
export type StartupMerge = {
  id: string;
  survivor_id: string;
  survivor_name: string;
  merged_id: string;
  merged_name: string;
  because: string;
  score_before: number;
  score_after: number;
  merged_by: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type MergeTarget = {
  id: string;
  company_name: string;
  score: number;
  /** That it is the same company */
  certainty: number;
  /** What speaks for it, in words; empty for nothing */
  because: string;
};
export type MergeTargets = {
  items: MergeTarget[];
};
export type MergeIntoOrder = {
  /** The startup that survives */
  into: string;
  choices?: MergeChoices;
  versions?: {
    /** Counts changes; sent back as If-Match */
    first: number;
    /** Counts changes; sent back as If-Match */
    second: number;
  };
};
export type StartupRow = {
  /** Of the raw row */
  id: string;
  company_name: string;
  origin: FactOrigin;
  website: string | null;
  canton: string | null;
  founding_year: number | null;
  founders: string[];
  /** Sums as they read */
  money: string[];
  awards: string[];
  /** Why it cannot be split off, in words; null for one that can */
  stays_because: string | null;
};
export type SplitOffStartup = {
  id: string;
  company_name: string;
  score: number;
};
export type StartupSplit = {
  /** By this it is undone */
  id: string;
  /** Which kept its id */
  startup_id: string;
  company_name: string;
  score_before: number;
  score_after: number;
  parts: SplitOffStartup[];
  /** Name of the person */
  split_by: string | null;
  split_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type StartupRows = {
  startup_id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** In the order in which they were curated, the first 1,000 */
  items: StartupRow[];
  /** All rows, those beyond the first 1,000 included */
  total: number;
  /** Those that were not undone, of this startup or by which it was made; the newest first */
  splits: StartupSplit[];
};
export type SplitSide = {
  company_name: string;
  /** Another startup has the name that its rows give */
  needs_name: boolean;
  score: number;
  rank: number;
  rows: number;
  articles: number;
  awards: string[];
};
export type SplitPreview = {
  /** Counts changes; sent back as If-Match */
  version: number;
  score_before: number;
  rank_before: number;
  stays: SplitSide;
  /** In the order of the groups */
  parts: SplitSide[];
};
export type SplitOrder = {
  groups: {
    rows: string[];
    /** At least one visible character; no control, zero-width or directional ones */
    company_name?: string;
  }[];
};
