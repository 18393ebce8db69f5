export const EXTRACTION_ACTIONS = {
  chain_run_started: 'Ran the whole chain: read, extract, curate',
  chain_run_stopped: 'Stopped the run of the chain',
  article_extracted: 'Extracted an article',
  articles_reset: 'Let failed articles wait again',
  extraction_run_started: 'Started an extraction run',
  extraction_run_paused: 'Paused an extraction run',
  extraction_run_resumed: 'Resumed an extraction run',
  extraction_run_cancelled: 'Cancelled an extraction run',
} as const;
