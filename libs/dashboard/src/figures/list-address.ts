import { routes, type InvestmentsQuery } from '@vaglio/startups-domain';

/** The list with some filters. The figures count startups that are Later, so the list holds them too. */
export const listAddress = (query: InvestmentsQuery): string =>
  routes.investments({ ...query, later: 'all' });

/** Startups at or above the threshold, the active ones; of one canton where it is named. */
export const eligibleAddress = (canton?: string): string => listAddress({ top: 'eligible', canton });

/** The rejected startups. */
export const REJECTED_ADDRESS = listAddress({ mode: 'rejected' });

/** Startups that first reached the threshold on some days, with any decision. @param startup whose details are open */
export const reachedAddress = (
  { from, to }: { readonly from: string; readonly to: string },
  startup?: string,
): string => routes.investments({ mode: 'all', reached_from: from, reached_to: to, later: 'all', startup });
