export { ExclusivitySection } from './exclusivity/ExclusivitySection';
export { ParametersSection } from './parameters/ParametersSection';
export { UnweightedAwardsCard } from './unweighted/UnweightedAwardsCard';
export { ScoresSection } from './scores/ScoresSection';
export { ReasonsSection } from './reasons/ReasonsSection';
export { StageLimitsSection } from './stage-limits/StageLimitsSection';
export { VersionsSection } from './versions/VersionsSection';
