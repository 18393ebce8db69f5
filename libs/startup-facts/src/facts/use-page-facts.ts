import { useStableCallback } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';
import { useFactChanges } from './use-fact-changes';

/**
 * Returns the state of the facts that the page keeps: the tab of the details, the last change, and how to undo it.
 * @param tabs tabs that the server supports
 * @param isOpen true if the details of a startup are displayed
 */
export function usePageFacts(
  tab: DetailsTab,
  tabs: readonly DetailsTab[],
  isOpen: boolean,
  setTab: (tab: DetailsTab) => void,
) {
  const { report, undoChange, undo } = useFactChanges();
  const stepTab = (step: number): void => {
    const next = tabs[tabs.indexOf(tab) + step];
    if (next) setTab(next);
  };
  return {
    /** Undoes the last change. null if there is no change. */
    undo,
    /** Props for the details of a startup. Their functions are stable. */
    details: {
      tab,
      onTabChange: setTab,
      onFactChange: useStableCallback(report),
      undoFactChange: useStableCallback(undoChange),
    },
    /** Selects the next or previous tab. null if the details have no tabs. */
    stepTab: isOpen && tabs.length > 1 ? stepTab : null,
  };
}
