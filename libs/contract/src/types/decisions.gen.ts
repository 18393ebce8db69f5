// Generated from the contract by 'npm run contract'. Do not edit.
import type { Startup } from './startups.gen';

export type ListDecisionsApiResponse = /** status 200 Default Response */ DecisionPage;
export type ListDecisionsApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type DecideApiResponse = /** status 200 Default Response */ DecisionMade | null;
export type DecideApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  newDecision: NewDecision;
};
export type UndoDecisionApiResponse = /** status 200 Default Response */ DecisionMade | null;
export type UndoDecisionApiArg = {
  id: string;
  decision: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionUndoing: DecisionUndoing;
};
export type Decision = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** The flag before */
  from: number;
  /** The flag after; as before where a reason was added */
  to: number;
  /** Of Later: the day on which it ends, at 06:00 in Zurich */
  until: string | null;
  /** Of Later: whether another score or an article ends it earlier */
  is_early: boolean | null;
  /** From the list, as it read at that time */
  reason: string | null;
  details: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  /** Null for a decision from before version 0.3.0 */
  score: number | null;
  /** By score, in the list that the startup was in; null where it was not at hand */
  rank: number | null;
  threshold: number | null;
  scoring_version: number | null;
  origin: 'details' | 'board' | 'bulk' | 'api';
  /** The decision that this one takes back */
  undoes: string | null;
  /** The decision that takes this one back */
  undone_by: string | null;
};
export type DecisionPage = {
  items: Decision[];
  total: number;
};
export type DecisionMade = {
  /** Null when it was so already and no reason was given */
  decision: Decision | null;
  startup: Startup;
};
export type NewDecision = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** 0 takes the flag back, or ends Later */
  to?: number;
  /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
  until?: string;
  /** Of Later: another score or an article ends it; true unless it is false */
  earlier?: boolean;
  reason_id?: string | null;
  details?: string | null;
  origin?: 'details' | 'board' | 'api';
};
export type DecisionUndoing = {
  details?: string | null;
  origin?: 'details' | 'board' | 'api';
};
