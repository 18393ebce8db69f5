// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['dossiers'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readShortlist: build.query<ReadShortlistApiResponse, ReadShortlistApiArg>({
        responseSchema: answerSchema(answers.shortlistDocument),
        query: (queryArg) => ({
          url: `/auth/investments/dossier`,
          params: {
            q: queryArg.q,
            mode: queryArg.mode,
            top: queryArg.top,
            sort: queryArg.sort,
            dir: queryArg.dir,
            later: queryArg.later,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
            ids: queryArg.ids,
            details: queryArg.details,
          },
        }),
        providesTags: ['dossiers'],
      }),
      readDossier: build.query<ReadDossierApiResponse, ReadDossierApiArg>({
        responseSchema: answerSchema(answers.dossierDocument),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/dossier`,
        }),
        providesTags: ['dossiers'],
      }),
      recordPrint: build.mutation<RecordPrintApiResponse, RecordPrintApiArg>({
        responseSchema: changeSchema(answers.print),
        query: (queryArg) => ({ url: `/auth/investments/prints`, method: 'POST', body: queryArg.printOrder }),
        invalidatesTags: ['dossiers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dossierApi };
export type ReadShortlistApiResponse = /** status 200 Default Response */ ShortlistDocument;
export type ReadShortlistApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Ids of startups separated by commas, at most 500: of the list only these */
  ids?: string;
  details?: number;
};
export type ReadDossierApiResponse = /** status 200 Default Response */ DossierDocument;
export type ReadDossierApiArg = {
  id: string;
};
export type RecordPrintApiResponse = /** status 200 Default Response */ Print | null;
export type RecordPrintApiArg = {
  printOrder: PrintOrder;
};
export type ScoringInForce = {
  /** Number of the scoring version; null before the first is kept */
  version: number | null;
  at: string | null;
  threshold: number;
  top_percent: number;
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
  /** It entered the view since the visit before */
  entered?: number;
  /** By so many places since the visit before */
  moved_up?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type TakenDecision = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** Who decided; null where that is not known */
  person: string | null;
  decision: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** False: it was taken back */
  is_set: boolean;
  /** Of Later: the day on which it ends */
  until: string | null;
  /** Of the startup at that moment */
  score: number | null;
  /** The scoring version of that moment */
  version: number | null;
  reason: string | null;
  details: string | null;
};
export type ShortlistRow = {
  startup: Startup;
  /** The last one */
  decision: TakenDecision | null;
};
export type LedgerLine = {
  award: string;
  parameterID: string | null;
  weight: number;
  group_key: string | null;
  group_name: string | null;
  rule: string | null;
  precedence: number | null;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  superseded_by_precedence: number | null;
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
export type DossierWork = {
  /** Who works on it; null for nobody */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** Of the step */
  due: string | null;
};
export type DossierNote = {
  id: string;
  at: string;
  /** Who wrote it */
  person: string | null;
  text: string;
};
export type ScoreStep = {
  at: string;
  before: number;
  after: number;
  version: number | null;
};
export type Dossier = {
  startup: Startup;
  /** How many startups its mode has: the rank is one of so many */
  of: number;
  /** The ledger of its score */
  lines: LedgerLine[];
  facts: StartupFacts;
  /** The newest first */
  decisions: TakenDecision[];
  work: DossierWork;
  /** Those that hold, the newest first; one that was struck through is not among them */
  notes: DossierNote[];
  /** Every change of its score, the oldest first */
  score_steps: ScoreStep[];
};
export type LastPrint = {
  at: string;
  /** Who printed it */
  person: string | null;
  entered: {
    id: string;
    company_name: string;
    score: number;
  }[];
  left: {
    id: string;
    company_name: string;
    /** The last one since that print */
    decision: TakenDecision | null;
  }[];
};
export type ShortlistDocument = {
  read_at: string;
  /** Name of who reads it */
  reader: string | null;
  scoring: ScoringInForce;
  /** Startups of the list; the document has the first 50 */
  total: number;
  /** Startups of its mode */
  of: number;
  rows: ShortlistRow[];
  /** One for each row, in their order; empty without `details` */
  dossiers: Dossier[];
  last_print: LastPrint | null;
};
export type DossierDocument = {
  read_at: string;
  /** Name of who reads it */
  reader: string | null;
  scoring: ScoringInForce;
  dossier: Dossier;
};
export type Print = {
  at: string;
  /** Who printed it */
  person: string | null;
};
export type PrintOrder = {
  /** Of a dossier */
  startup_id?: string;
  list?: {
    /** Folded substring: accents and case do not matter */
    q?: string;
    mode?: 'active' | 'rejected' | 'all';
    top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
    sort?:
      | 'score'
      | 'firstTime_appear_inscore'
      | 'last_modified_score'
      | 'article_date'
      | 'founding_year'
      | 'created_at'
      | 'updated_at';
    dir?: 'asc' | 'desc';
    /** Startups that are Later: among the others, left out, or alone */
    later?: 'all' | 'hide' | 'only';
    /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
    canton?: string;
    /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
    sector?: string;
    /** The lowest score */
    score_from?: number;
    /** Scores are lower than this */
    score_below?: number;
    /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
    reached_from?: string;
    /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
    reached_to?: string;
    /** Founded in this year or later */
    founded_from?: number;
    /** Founded in this year or earlier */
    founded_to?: number;
    /** The least money raised, in CHF; sums in other currencies are left out */
    raised_from?: number;
    /** The most money raised, in CHF; sums in other currencies are left out */
    raised_to?: number;
    /** The latest article is of this day or later: YYYY-MM-DD */
    article_from?: string;
    /** The latest article is of this day or earlier: YYYY-MM-DD */
    article_to?: string;
    /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
    award?: string;
    /** The same for awards of which it holds none */
    award_not?: string;
    /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
    stage?: string;
    /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
    flag?: string;
    /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
    assignee?: string;
    /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
    step?: string;
    /** Ids of startups separated by commas, at most 500: of the list only these */
    ids?: string;
  };
  has_dossiers?: boolean;
  has_contacts?: boolean;
  has_notes?: boolean;
};
export const {
  useReadShortlistQuery,
  useLazyReadShortlistQuery,
  useReadDossierQuery,
  useLazyReadDossierQuery,
  useRecordPrintMutation,
} = injectedRtkApi;
