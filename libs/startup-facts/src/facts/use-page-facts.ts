import { useStableCallback } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';
import { useFactSteps } from './use-fact-steps';

/**
 * What the page holds of the facts: the tab of the details, what was done last, and how it is undone.
 * @param tabs those of this server
 * @param isOpen whether the details of a startup are shown
 */
export function usePageFacts(
  tab: DetailsTab,
  tabs: readonly DetailsTab[],
  isOpen: boolean,
  turn: (tab: DetailsTab) => void,
) {
  const { report, undoStep, undo } = useFactSteps();
  const turnBy = (step: number): void => {
    const next = tabs[tabs.indexOf(tab) + step];
    if (next) turn(next);
  };
  return {
    /** Undoes the last change; null if there is none. */
    undo,
    /** For the details of a startup; the same functions from first to last. */
    details: {
      tab,
      onTurn: turn,
      onFact: useStableCallback(report),
      onUndoFact: useStableCallback(undoStep),
    },
    /** Null where the details have no tabs. */
    turnBy: isOpen && tabs.length > 1 ? turnBy : null,
  };
}
