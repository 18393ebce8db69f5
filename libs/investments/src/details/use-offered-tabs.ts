import { useOffers } from '@vaglio/api-client';
import { DETAILS_TABS, type DetailsTab } from '../list/list-choices';

/**
 * The tabs of the details on this server, the details first.
 * @param tab of the address: it is there before the server has answered
 */
export function useOfferedTabs(tab: DetailsTab): readonly DetailsTab[] {
  const hasTimeline = useOffers('readTimeline');
  const offers = {
    details: true,
    facts: useOffers('readFacts'),
    timeline: hasTimeline,
    // A server with a timeline has notes, which it counts.
    notes: hasTimeline,
  } satisfies Record<DetailsTab, boolean | undefined>;
  return DETAILS_TABS.filter((offered) => offers[offered] ?? offered === tab);
}
