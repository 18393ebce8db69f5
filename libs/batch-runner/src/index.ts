export {
  BATCH_RUNNER_PATH,
  batchRunnerReducer,
  type BatchCycle,
  type BatchEnd,
  type BatchRun,
  type StoreWithBatches,
} from './batch-slice';
export type { Counts } from './counts';
export { CurateBand } from './CurateBand';
export { CurateButton } from './CurateButton';
export type { BatchPlan, BatchThunk, Clock } from './run-batch';
export { useBatchRun } from './use-batch-run';
export { useElapsed } from './use-elapsed';
export { LlmBatchSection } from './llm-batch/LlmBatchSection';
export { PipelineBar, PipelineStrip } from './pipeline/PipelineStrip';
export type { PipelinePlace } from './pipeline/pipeline-stages';
