/** The tabs of Review, as the address names them. */
export const REVIEW_TABS = ['articles', 'duplicates', 'done'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** The tab that an address names; without one that which most servers offer. */
export function readTab(search: string): ReviewTab {
  const named = new URLSearchParams(search).get('review');
  return REVIEW_TABS.find((tab) => tab === named) ?? 'duplicates';
}

/** '?review=done'. */
export function tabSearch(tab: ReviewTab): string {
  return `?review=${tab}`;
}
