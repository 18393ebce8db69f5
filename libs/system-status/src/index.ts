export { StatusSection } from './StatusSection';
export { useHasStatus } from './use-status';
