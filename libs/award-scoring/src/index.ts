export { prepareMatching } from './award-matching';
export { WEIGHT_DECIMALS } from './exact-weight';
export { DEFAULT_GROUP_RULE, GROUP_RULES, type GroupRule } from './group-rules';
export type { LedgerLine, Score, ScoringAlias, ScoringGroup, ScoringParameter } from './ledger';
export { compareLines } from './ledger-order';
export { lookAlikes, certainLookAlike } from './look-alikes';
export { prepareScoring, scoreAwards } from './score-awards';
