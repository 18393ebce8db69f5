import type { RefObject } from 'react';
import { stepFocus } from '@vaglio/board';
import { VIEW_HOTKEYS } from '@vaglio/saved-views';
import { ACTIVITY_HOTKEYS } from '@vaglio/startup-activity';
import { DECISION_HOTKEYS } from '@vaglio/startup-decisions';
import { FACT_HOTKEYS } from '@vaglio/startup-facts';
import { defineHotkeys, TOAST_HOTKEYS, type HotkeyActs, type Hotkeys } from '@vaglio/ui';
import { FILTER_HOTKEYS } from '../filters/filter-hotkeys';
import { SELECTION_HOTKEYS } from '../selection/selection-keys';

/** Hotkeys of the ranked list. */
export const LIST_HOTKEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next startup, previous startup', repeats: true },
  { keys: ['Enter'], label: 'Open the startup' },
  { keys: ['Escape'], label: 'Close the details' },
  { keys: ['/'], label: 'Search' },
  { keys: ['p'], label: 'Print the dossier of the open startup' },
  { keys: ['m'], label: 'Add the open startup to the comparison, or remove it' },
  { keys: ['?'], label: 'This help' },
]);

interface PageParts {
  /** True if the server stores facts, so that the details have tabs. */
  readonly hasFacts: boolean;
  /** True if the user may make decisions and the server stores their reasons. */
  readonly hasDecisions: boolean;
  /** True if the user may write notes and assign startups, and the server supports both actions. */
  readonly hasNotes: boolean;
}

/** Returns all hotkeys of the page for the help dialog. */
export function pageHotkeys({ hasFacts, hasDecisions, hasNotes }: PageParts): readonly Hotkeys[] {
  return [
    LIST_HOTKEYS,
    VIEW_HOTKEYS,
    FILTER_HOTKEYS,
    TOAST_HOTKEYS,
    ...(hasDecisions ? [SELECTION_HOTKEYS, DECISION_HOTKEYS] : []),
    ...(hasNotes ? [ACTIVITY_HOTKEYS] : []),
    ...(hasFacts ? [FACT_HOTKEYS] : []),
  ];
}

interface Moving {
  readonly list: RefObject<HTMLElement | null>;
  readonly openedId: string | null;
  /** Called with the id of the startup that received the focus. */
  readonly onMove: (id: string) => void;
}

/** Returns the handlers of the hotkeys j and k, which move the focus to the next and the previous card. */
export function movingActs({ list, openedId, onMove }: Moving): HotkeyActs<'j' | 'k'> {
  const move = (step: number) => {
    const id = list.current && stepFocus(list.current, step, openedId);
    if (id) onMove(id);
  };
  return { j: () => move(1), k: () => move(-1) };
}
