export { ExclusivitySection } from './exclusivity/ExclusivitySection';
export { ParametersSection } from './parameters/ParametersSection';
export { ScoresSection } from './scores/ScoresSection';
