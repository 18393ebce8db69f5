import { useToast, type Outcome } from '@vaglio/ui';

type Refusal = string | null;

/** Toasts of changes that act at once: the result with Undo, or the reason of a refusal. */
export function useUndoable() {
  const toast = useToast();
  return {
    offer: (message: string, undo: () => Promise<Refusal>) => toast({ message, undo }),
    refuse: (message: string) => toast({ message, severity: 'error' }),
  };
}

/** Reason why a change was not made; null if it was. @param what the changed thing, as 'the reason “Too early”' */
export function refusalOf<Row>(outcome: Outcome<Row>, what: string): Refusal {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return outcome.text;
  return `${outcome.conflict.changedBy ?? 'Somebody'} changed ${what} in the meantime. Nothing has been changed now.`;
}
