import { useMemo } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { DETAILS_TABS, type DetailsTab } from '@vaglio/startups-data';

interface OfferedTabs {
  /** Those of this server, the details first. */
  readonly tabs: readonly DetailsTab[];
  /** Whether there is a row for them: also while it is not known which there are, so that what is below does not move. */
  readonly hasTabs: boolean;
}

/**
 * The tabs of the details on this server; the same array as long as they are the same.
 * @param tab of the address: it is there before the server has answered
 */
export function useOfferedTabs(tab: DetailsTab): OfferedTabs {
  const hasTimeline = useIsSupported('readTimeline');
  const hasFacts = useIsSupported('readFacts');
  return useMemo(() => {
    const offers = {
      details: true,
      facts: hasFacts,
      timeline: hasTimeline,
      // A server with a timeline has notes, which it counts.
      notes: hasTimeline,
    } satisfies Record<DetailsTab, boolean | undefined>;
    const tabs = DETAILS_TABS.filter((offered) => offers[offered] ?? offered === tab);
    const isUnknown = DETAILS_TABS.some((offered) => offers[offered] === undefined);
    return { tabs, hasTabs: tabs.length > 1 || isUnknown };
  }, [hasTimeline, hasFacts, tab]);
}
