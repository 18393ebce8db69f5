// Generated from the contract by 'npm run contract'. Do not edit.
import type { Decision } from './decisions.gen';
import type { Startup } from './startups.gen';

export type ReadStagesApiResponse = /** status 200 Default Response */ StageBoard;
export type ReadStagesApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
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
};
export type ReadStageApiResponse = /** status 200 Default Response */ StageColumn;
export type ReadStageApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
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
  offset?: number;
  limit?: number;
  /** One of new, contacted, contract, investment, later, rejected */
  column: string;
};
export type MoveStartupApiResponse = /** status 200 Default Response */ StageMoved | null;
export type MoveStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  stageMove: StageMove;
};
export type UndoMoveApiResponse = /** status 200 Default Response */ StageMoved | null;
export type UndoMoveApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moveUndoing: MoveUndoing;
};
export type StageLimits = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StageCard = {
  id: string;
  company_name: string;
  score: number;
  sector: string | null;
  canton: string | null;
  version: number;
  email_sent: number;
  create_contract: number;
  interested: number;
  rejected: number;
  /** Whole days in Zurich since it came into the stage; null where no decision says it */
  days: number | null;
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** The day on which Later ends */
  later_until: string | null;
  /** Why it was rejected */
  reason: string | null;
};
export type StageColumn = {
  stage: 'new' | 'contacted' | 'contract' | 'investment' | 'later' | 'rejected';
  total: number;
  /** In the stage, of those whose time is known; null for New, which is undecided, and of none */
  median_days: number | null;
  /** Those that came into it in the last 365 days */
  of_year: number;
  /** Of Later: the day on which the first one ends */
  next: string | null;
  /** By score, then name, then id */
  items: StageCard[];
};
export type StageBoard = {
  /** In their order */
  stages: StageColumn[];
  limits: StageLimits;
};
export type StageMoved = {
  /** The newest first; none where it was in that stage. By their ids the move is undone */
  decisions: Decision[];
  startup: Startup;
};
export type StageMove = {
  /** Rejected and Later have a reason or a day: they are decided by the call of decisions */
  stage: 'new' | 'contacted' | 'contract' | 'investment';
  reason_id?: string | null;
  details?: string | null;
};
export type MoveUndoing = {
  decisions: string[];
};
