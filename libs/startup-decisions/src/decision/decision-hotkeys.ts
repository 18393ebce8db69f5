import { defineHotkeys, type HotkeyActs } from '@vaglio/ui';
import type { DecisionFlow } from './use-decision-flow';

/**
 * Hotkeys for decisions about the focused startup. Without a focused startup, they apply to the open startup. Source:
 * decide-together, Keyboard.
 */
export const DECISION_HOTKEYS = defineHotkeys('page', [
  { keys: ['c', 't', 'i'], label: 'Set or remove Contacted, Contract, Investment' },
  { keys: ['r'], label: 'Reject with a reason, or return to the active list' },
  { keys: ['l'], label: 'Later until a date, or end it' },
  { keys: ['1', '9'], label: 'Choose a reason and confirm; with Shift, write details first' },
]);

/** Returns the handlers of the decision hotkeys. */
export function decisionActs({
  decideByKey,
}: Pick<DecisionFlow, 'decideByKey'>): HotkeyActs<'c' | 't' | 'i' | 'r' | 'l'> {
  if (decideByKey === null) return {};
  return {
    c: () => decideByKey('contact'),
    t: () => decideByKey('contract'),
    i: () => decideByKey('investment'),
    r: () => decideByKey('rejected'),
    l: () => decideByKey('later'),
  };
}
