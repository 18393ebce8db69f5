export { RetentionCard } from './retention/RetentionCard';
export { StatusSection } from './StatusSection';
export { useHasStatus } from './use-status';
