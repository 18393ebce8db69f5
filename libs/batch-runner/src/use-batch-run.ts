import { useDispatch, useSelector } from 'react-redux';
import { batchRunOf, isUnderWay, stopRequested, type StoreWithBatches } from './batch-slice';
import { BROWSER_CLOCK, runBatch, type BatchDispatch, type BatchPlan, type Clock } from './run-batch';

/** Returns the state of a loop in the store, and functions that start and stop it. */
export function useBatchRun(plan: BatchPlan, clock: Clock = BROWSER_CLOCK) {
  const dispatch = useDispatch<BatchDispatch>();
  const run = useSelector((state: StoreWithBatches) => batchRunOf(state, plan.name));
  return {
    run,
    isUnderWay: isUnderWay(run),
    start: () => void dispatch(runBatch(plan, clock)),
    stop: () => void dispatch(stopRequested({ name: plan.name })),
  };
}
