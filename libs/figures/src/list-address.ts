/**
 * The list of the investments with some filters; missing and null ones are left out. Startups that are Later are in the
 * figures, so they are in the list too.
 */
export function listAddress(filters: Readonly<Record<string, string | number | null | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== null) params.set(name, String(value));
  params.set('later', 'all');
  return `/potential-investiments?${params.toString()}`;
}

/** Startups at or above the threshold, the active ones; of one canton where it is named. */
export function eligibleAddress(canton?: string): string {
  return listAddress({ top: 'eligible', canton });
}

/** What is new among the active startups since the visit before. */
export const NEWS_ADDRESS = '/potential-investiments?since=visit';

/** The rejected startups. */
export const REJECTED_ADDRESS = listAddress({ mode: 'rejected' });

/** Startups that first reached the threshold on some days, whatever became of them. */
export function reachedAddress({ from, to }: { readonly from: string; readonly to: string }): string {
  return listAddress({ mode: 'all', reached_from: from, reached_to: to });
}
