// Generated from the contract by 'npm run contract'. Do not edit.
import type { DossierWork, ScoringInForce, TakenDecision } from './dossiers.gen';
import type { LedgerLine } from './investments.gen';
import type { Startup } from './startups.gen';

export type CompareStartupsApiResponse =
  /** status 200 Startups side by side, from one moment */ StartupComparison;
export type CompareStartupsApiArg = {
  ids: string;
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
