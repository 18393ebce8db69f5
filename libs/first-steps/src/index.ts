export { FirstSteps } from './FirstSteps';
export { useAreFirstStepsAwaited } from './use-first-steps';
