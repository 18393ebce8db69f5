/** Page sizes that a user can choose. Source: spec §9. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;

/**
 * Highest page number that the server accepts. tools/contract/page-limits.test.ts checks the limits against the
 * contract.
 */
export const MAX_PAGE = 10_000;
export const MAX_SEARCH_LENGTH = 100;
