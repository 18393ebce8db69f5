import { useStableCallback } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';
import { useFactChanges } from './use-fact-changes';

/**
 * What the page holds of the facts: the tab of the details, what was done last, and how it is undone.
 * @param tabs those of this server
 * @param isOpen whether the details of a startup are shown
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
    /** Undoes the last change; null if there is none. */
    undo,
    /** For the details of a startup; the same functions from first to last. */
    details: {
      tab,
      onTabChange: setTab,
      onFactChange: useStableCallback(report),
      undoFactChange: useStableCallback(undoChange),
    },
    /** Null where the details have no tabs. */
    stepTab: isOpen && tabs.length > 1 ? stepTab : null,
  };
}
