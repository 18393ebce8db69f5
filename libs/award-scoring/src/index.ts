export { prepareMatching } from './award-matching';
export { WEIGHT_DECIMALS } from './exact-weight';
export { DEFAULT_GROUP_RULE, GROUP_RULES, type GroupRule } from './group-rules';
export {
  shownStatus,
  type LedgerLine,
  type Score,
  type ScoringAlias,
  type ScoringGroup,
  type ScoringParameter,
  type ShownStatus,
} from './ledger';
export { compareLines } from './ledger-order';
export { lookAlikes, certainLookAlike } from './look-alikes';
export { prepareScoring, scoreAwards } from './score-awards';
