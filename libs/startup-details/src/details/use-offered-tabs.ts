import { useMemo } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { DETAILS_TABS, type DetailsTab } from '@vaglio/startups-data';

interface OfferedTabs {
  /** Tabs that the server supports, starting with the details. */
  readonly tabs: readonly DetailsTab[];
  /**
   * True if the tab bar takes up space. This is also the case before the supported tabs are known, so that the content
   * does not move.
   */
  readonly hasTabs: boolean;
}

/**
 * Returns the tabs that the server supports. The array remains the same until the tabs change.
 * @param tab tab in the address, which is included until the server has responded
 */
export function useOfferedTabs(tab: DetailsTab): OfferedTabs {
  const hasTimeline = useIsSupported('readTimeline');
  const hasFacts = useIsSupported('readFacts');
  return useMemo(() => {
    const offers = {
      details: true,
      facts: hasFacts,
      timeline: hasTimeline,
      // A server with a timeline also supports notes, because the timeline counts them.
      notes: hasTimeline,
    } satisfies Record<DetailsTab, boolean | undefined>;
    const tabs = DETAILS_TABS.filter((offered) => offers[offered] ?? offered === tab);
    const isUnknown = DETAILS_TABS.some((offered) => offers[offered] === undefined);
    return { tabs, hasTabs: tabs.length > 1 || isUnknown };
  }, [hasTimeline, hasFacts, tab]);
}
