/** Page sizes a person may choose. Source: spec §9. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** The server takes no later page and no longer search; tools/contract/page-limits.test.ts compares both. */
export const MAX_PAGE = 10_000;
export const MAX_SEARCH_LENGTH = 100;
