// Generated from the contract by 'npm run contract'. Do not edit.
import type { StartupFacts } from './facts.gen';
import type { LedgerLine } from './investments.gen';
import type { Startup } from './startups.gen';

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
export type DossierWork = {
  /** Who works on it; null for nobody */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** Of the step */
  due: string | null;
};
export type ShortlistRow = {
  startup: Startup;
  /** The last one */
  decision: TakenDecision | null;
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
