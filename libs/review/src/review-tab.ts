import type { ReviewTab } from '@vaglio/startups-domain';

/** The tabs of Review in their order. */
export const REVIEW_TABS: readonly ReviewTab[] = ['articles', 'duplicates', 'done'];

/** The tab that an address names; without one that which most servers offer. */
export function readTab(search: string): ReviewTab {
  const named = new URLSearchParams(search).get('tab');
  return REVIEW_TABS.find((tab) => tab === named) ?? 'duplicates';
}
