import type { RefObject } from 'react';
import type { DecisionName } from './edit/decision';
import type { KeyAction } from './keyboard/key-action';
import { useKeyActions } from './keyboard/use-key-actions';
import { stepFocus } from './list/focus-card';

interface PageKeys {
  readonly areOn: boolean;
  readonly list: RefObject<HTMLElement | null>;
  readonly chosenId: string | null;
  /** The keyboard has moved to this startup. */
  readonly onMove: (id: string) => void;
  /** Turns to the tab of the details after this one, or before it; null where there is one only. */
  readonly onTurn: ((step: number) => void) | null;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Leads to the dossier of the open startup; null where none is open, or the server has no dossiers. */
  readonly onPrint: (() => void) | null;
  /** Opens the field of a note; null where none can be written. */
  readonly onNote: (() => void) | null;
  /** Puts the open startup aside to compare; null where none is open. */
  readonly onCompare: (() => void) | null;
  /** Null where nothing is open. */
  readonly onClose: (() => void) | null;
  /** Null where no key decides. */
  readonly onDecide: ((flag: DecisionName) => void) | null;
  /** Null where nothing can be undone. */
  readonly onUndo: (() => void) | null;
}

/** j and k move, comma and full stop turn to another tab, / searches, c t i r decide, u undoes, n writes a note, m puts aside to compare, p prints, ? helps, Escape closes; Enter opens the card in focus by itself. */
export function usePageKeys({
  areOn,
  list,
  chosenId,
  onMove,
  onTurn,
  onSearch,
  onHelp,
  onPrint,
  onNote,
  onCompare,
  onClose,
  onDecide,
  onUndo,
}: PageKeys): void {
  const move = (step: number): boolean => {
    const id = list.current && stepFocus(list.current, step, chosenId);
    if (id) onMove(id);
    return list.current !== null;
  };
  const act = (action: (() => void) | null): boolean => {
    action?.();
    return action !== null;
  };
  useKeyActions(areOn, (action: KeyAction) => {
    switch (action) {
      case 'next':
        return move(1);
      case 'previous':
        return move(-1);
      case 'nextTab':
        return act(onTurn && (() => onTurn(1)));
      case 'previousTab':
        return act(onTurn && (() => onTurn(-1)));
      case 'search':
        return act(onSearch);
      case 'help':
        return act(onHelp);
      case 'print':
        return act(onPrint);
      case 'note':
        return act(onNote);
      case 'compare':
        return act(onCompare);
      case 'undo':
        return act(onUndo);
      case 'close':
        return act(onClose);
      default:
        return act(onDecide && (() => onDecide(action)));
    }
  });
}
