/** Maximum number of raw rows per curation run. Source: spec §4 and §9. */
export const CURATE_BATCH_LIMIT = 500;
