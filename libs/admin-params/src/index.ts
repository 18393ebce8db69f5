export { ExclusivitySection } from './exclusivity/ExclusivitySection';
export { ParametersSection } from './parameters/ParametersSection';
export { UnweightedAwardsCard } from './unweighted/UnweightedAwardsCard';
export { ScoresSection } from './scores/ScoresSection';
