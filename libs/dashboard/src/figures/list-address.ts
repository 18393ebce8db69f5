import { routes, type InvestmentsQuery } from '@vaglio/startups-domain';

/**
 * Returns the address of the ranked list with the given filters. It includes snoozed startups, because the figures
 * count them.
 */
export const listAddress = (query: InvestmentsQuery): string =>
  routes.investments({ ...query, later: 'all' });

/**
 * Returns the address of the list with the active startups at or above the threshold.
 * @param canton limits the list to a canton
 */
export const eligibleAddress = (canton?: string): string => listAddress({ top: 'eligible', canton });

/** Address of the list with the rejected startups. */
export const REJECTED_ADDRESS = listAddress({ mode: 'rejected' });

/**
 * Returns the address of the list with the startups that first reached the threshold in a date range, whatever was
 * decided about them.
 * @param startup id of the startup whose details are open
 */
export const reachedAddress = (
  { from, to }: { readonly from: string; readonly to: string },
  startup?: string,
): string => routes.investments({ mode: 'all', reached_from: from, reached_to: to, later: 'all', startup });
