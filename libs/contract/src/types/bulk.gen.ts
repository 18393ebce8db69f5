// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadSelectionApiResponse =
  /** status 200 All startups of a list, for an act on all of them */ Selection;
export type ReadSelectionApiArg = {
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
};
export type ChangeManyApiResponse = /** status 200 Default Response */ BulkDone | null;
export type ChangeManyApiArg = {
  bulkOrder: BulkOrder;
};
export type UndoManyApiResponse = /** status 200 Default Response */ BulkUndone | null;
export type UndoManyApiArg = {
  id: string;
  bulkUndoing: BulkUndoing;
};
export type Selection = {
  /** In the order of the list */
  ids: string[];
  /** How many they are */
  expected: number;
  /** What was read: `id.version.work version` of each in base 36, joined by commas; may be made of rows of a list, then without the last part */
  token: string;
};
export type BulkDone = {
  /** By this it is undone; null where all were so already */
  id: string | null;
  /** How many startups it was for */
  count: number;
  /** How many were not so already */
  changed: number;
};
export type BulkAction = {
  decision?: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    /** 0 takes the flag back, or ends Later */
    to?: number;
    /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
    until?: string;
    /** Of Later: another score or an article ends it; true unless it is false */
    earlier?: boolean;
    reason_id?: string | null;
    details?: string | null;
  };
  work?: {
    /** A person who has access; null for nobody */
    assignee?: string | null;
    /** At least one visible character; no control, zero-width or directional ones */
    step?: string | null;
    /** Of a step; without a step there is none */
    due?: string | null;
  };
};
export type BulkOrder = {
  /** Chosen ones, those of the token; missing for all of the list */
  ids?: string[];
  /** The list that they were chosen from, or all of which it is for */
  query?: {
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
  };
  expected: number;
  token: string;
  action: BulkAction;
};
export type BulkUndone = {
  /** How many startups are as they were */
  count: number;
};
export type BulkUndoing = {
  /** Leaves what somebody changed since as it is, instead of refusing */
  partly?: boolean;
};
