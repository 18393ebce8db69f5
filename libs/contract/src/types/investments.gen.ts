// Generated from the contract by 'npm run contract'. Do not edit.
import type { EvidenceList, Startup, StartupColumns, StartupColumnsPage, StartupPage } from './startups.gen';

export type ReadStartupHistoryApiResponse = /** status 200 Default Response */ StartupHistory;
export type ReadStartupHistoryApiArg = {
  /** 50 without it */
  limit?: number;
  id: string;
};
export type ReadStartupEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadStartupEvidenceApiArg = {
  id: string;
};
export type ReadFilterValuesApiResponse = /** status 200 Default Response */ FilterValues;
export type ReadFilterValuesApiArg = {
  filter:
    'canton' | 'sector' | 'stage' | 'flag' | 'step' | 'award' | 'award_not' | 'assignee' | 'raised' | 'score';
  /** A part of the name of an award or person */
  find?: string;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
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
};
export type ListInvestmentsApiResponse = /** status 200 Default Response */ StartupPage;
export type ListInvestmentsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
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
  /** Rows say what is new in this view since the visit before; `all` for all active startups */
  view?: string;
  /** Only what is new in the view, without one in all active startups */
  since?: 'visit';
  withAwards?: number;
  withArticles?: number;
};
export type ListInvestmentsColumnsApiResponse = /** status 200 Default Response */ StartupColumnsPage;
export type ListInvestmentsColumnsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
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
  /** Rows say what is new in this view since the visit before; `all` for all active startups */
  view?: string;
  /** Only what is new in the view, without one in all active startups */
  since?: 'visit';
  /** Names of columns, separated by commas: items then carry only these, without awards and articles */
  fields: string;
  withAwards?: number;
  withArticles?: number;
};
export type ReadInvestmentApiResponse = /** status 200 Default Response */ Startup;
export type ReadInvestmentApiArg = {
  id: string;
};
export type ReadScoreLedgerApiResponse = /** status 200 Default Response */ ScoreLedger;
export type ReadScoreLedgerApiArg = {
  id: string;
};
export type SetInvestmentFlagsApiResponse = /** status 200 Default Response */ StartupColumns | null;
export type SetInvestmentFlagsApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    contact?: 0 | 1 | true | false;
    contract?: 0 | 1 | true | false;
    investment?: 0 | 1 | true | false;
    rejected?: 0 | 1 | true | false;
  };
};
export type SetInvestmentTextApiResponse = /** status 200 Default Response */ StartupColumns | null;
export type SetInvestmentTextApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    email?: string | null;
    number?: string | null;
    website?: string | null;
    founding_year?: number | null;
    company_description?: string | null;
    pros_text?: string | null;
    cons_text?: string | null;
  };
};
export type ReadMergedIntoApiResponse = /** status 200 Default Response */ MergedIntoAnswer;
export type ReadMergedIntoApiArg = {
  startup: string;
};
export type HistoryChange = {
  field: string;
  before: string | number | null;
  after: string | number | null;
};
export type HistoryReason = {
  /** An award whose part of the score changed */
  award: string;
  /** Status in the ledger before the change */
  status_before?: string;
  /** Status in the ledger after the change */
  status_after?: string;
  weight_before: number | null;
  weight_after: number | null;
  superseded_by: string | null;
  group_name: string | null;
};
export type HistoryEntry = {
  /** Stable id of the entry */
  id: string;
  at: string;
  /** Name of the person */
  actor: string | null;
  kind: string;
  /** For a score: one change of the field score */
  changes: HistoryChange[];
  /** Awards that changed the score */
  reasons: HistoryReason[];
  /** ID or number of the raw row that was imported or curated */
  source: string | null;
  /** Origin of that row: import, article or person */
  origin: string | null;
  /** Version of the scoring rules that changed the score */
  version: number | null;
};
export type StartupHistory = {
  /** The newest first */
  items: HistoryEntry[];
  total: number;
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
export type FilterValue = {
  /** As in the query of the list; of `score` its two bounds, `score_from` and `score_below`, between them a comma */
  value: string;
  /** Name of an award or person; null for a code, and for what does not exist any more */
  label: string | null;
  /** Startups of the list if the filter had this value alone; of `award_not` those that would be left out */
  count: number;
};
export type FilterValues = {
  items: FilterValue[];
  /** How many values there are; of awards and people 50 are answered */
  total: number;
  /** Of raised: startups that the filter cannot compare; 0 for others */
  left_out: number;
};
export type ScoreLedger = {
  id: string;
  company_name: string;
  score: number;
  threshold?: number;
  lines: LedgerLine[];
};
export type MergedInto = {
  id: string;
  company_name: string;
  merged_name: string;
};
export type MergedIntoAnswer = {
  /** Null for a startup that was not merged, or whose survivor is deleted */
  merged_into: MergedInto | null;
};
