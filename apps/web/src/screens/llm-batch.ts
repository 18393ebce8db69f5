export { LlmBatchSection } from '@vaglio/batch-runner';
