import { defineHotkeys, type HotkeyActs } from '@vaglio/ui';
import type { DecisionFlow } from './use-decision-flow';

/** Keys that decide about the startup that has the focus, else about the open one. Source: decide-together, Keyboard. */
export const DECISION_HOTKEYS = defineHotkeys('page', [
  { keys: ['c', 't', 'i'], label: 'Set or remove Contacted, Contract, Investment' },
  { keys: ['r'], label: 'Reject with a reason, or return to the active list' },
  { keys: ['l'], label: 'Later until a date, or end it' },
  { keys: ['1', '9'], label: 'Choose a reason and confirm; with Shift, write details first' },
]);

/** The actions of the keys that decide. */
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
