// Generated from the contract by 'npm run contract'. Do not edit.
import type { LedgerLine } from './investments.gen';
import type { Startup } from './startups.gen';

export type CompareStartupsApiResponse =
  /** status 200 Startups side by side, from one moment */ StartupComparison;
export type CompareStartupsApiArg = {
  ids: string;
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
export type ComparedStartup = {
  startup: Startup;
  /** The ledger of its score */
  lines: LedgerLine[];
  /** The last one */
  decision: TakenDecision | null;
  work: DossierWork;
};
export type StartupComparison = {
  scoring: ScoringInForce;
  /** In the order of the ids, each startup once: for a merged one that of which it is part; those that do not exist are left out */
  items: ComparedStartup[];
};
