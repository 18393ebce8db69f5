export { prepareMatching } from './award-matching';
export type { LedgerLine, LedgerStatus, Score, ScoringGroup, ScoringParameter } from './ledger';
export { prepareScoring, scoreAwards } from './score-awards';
