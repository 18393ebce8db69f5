import type { RefObject } from 'react';
import type { Startup } from '@vaglio/contract';
import type { KeyActs } from '@vaglio/ui';
import { SET_LATER } from './bulk-choices';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';

interface Selecting {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly Startup[];
  readonly chosen: Startup | null;
  readonly selection: Selection | null;
  readonly bulk: Bulk;
}

/**
 * x selects the startup that has the focus, else the open one; Shift x up to it, Shift A the page. While something is
 * selected, the keys of decisions and work are about the selection, and Escape ends it.
 */
export function selectionKeys({ list, items, chosen, selection, bulk }: Selecting): KeyActs {
  if (!selection) return {};
  const toggle = (isRange: boolean) => () => {
    const card = document.activeElement?.closest('[data-row]') ?? null;
    const id = list.current?.contains(card) ? card?.getAttribute('data-row') : chosen?.id;
    const startup = items.find((one) => one.id === id);
    if (startup) selection.toggle(startup, isRange);
  };
  const picking = { x: toggle(false), 'Shift x': toggle(true), 'Shift a': selection.addPage };
  if (selection.count === 0) return picking;
  const flag = (name: 'contact' | 'contract' | 'investment' | 'rejected') => () =>
    bulk.ask({ kind: 'decision', flag: name, isSet: true });
  return {
    ...picking,
    a: () => bulk.ask({ kind: 'assign' }),
    s: () => bulk.ask({ kind: 'step' }),
    l: () => bulk.ask(SET_LATER),
    c: flag('contact'),
    t: flag('contract'),
    i: flag('investment'),
    r: flag('rejected'),
    Escape: selection.clear,
  };
}
