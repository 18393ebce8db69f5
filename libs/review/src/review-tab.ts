import type { ReviewTab } from '@vaglio/startups-domain';

/** Tabs of the Review page in display order. */
export const REVIEW_TABS: readonly ReviewTab[] = ['articles', 'duplicates', 'done'];

/**
 * Returns the tab of an address. An address with a filter or pair but without a tab opens the duplicates, because older
 * links have this form.
 * @returns null if the address names neither
 */
export function readTab(search: string): ReviewTab | null {
  const query = new URLSearchParams(search);
  const named = query.get('tab');
  const tab = REVIEW_TABS.find((known) => known === named);
  return tab ?? (query.has('only') || query.has('pair') ? 'duplicates' : null);
}
