import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { Work } from '@vaglio/contract';
import { useChangeWorkMutation } from '@vaglio/startups-data';
import { useStable } from '@vaglio/ui';

interface ClearedStep {
  /** Of the startup. */
  readonly name: string;
  /** As it was before. */
  readonly work: Work;
  /** After it was cleared. */
  readonly version: number;
  /** What the page said then. */
  readonly beside: object | null;
  /** Whether it is being taken back. */
  readonly isUndone?: boolean;
}

/**
 * Clears the next step of a startup whose work is over, which can be taken back.
 * @param notice what the page says of the last act: that of a later one ends the offer, as its Undo comes first
 * @param dismiss closes it, once what was cleared takes its place
 */
export function useStepOffer(notice: object | null, dismiss: () => void) {
  const [send] = useChangeWorkMutation();
  const [last, setCleared] = useState<ClearedStep | null>(null);
  const isOver = last !== null && notice !== null && notice !== last.beside;
  // For good: it is not offered again when the later notice is closed.
  if (isOver) setCleared(null);
  const cleared = isOver ? null : last;
  /** Another one may have come while the server was asked. */
  const dismissIf = useStable((pressed: object | null) => {
    if (pressed === notice) dismiss();
  });
  const [failure, setFailure] = useState<string | null>(null);
  const change = async ({ startup_id, version }: Pick<Work, 'startup_id' | 'version'>, step: Step) => {
    const { data, error } = await send({ id: startup_id, ...ifMatch(version), workChange: step });
    setFailure(error ? errorText(error, 'Save failed') : null);
    return error ? null : (data?.version ?? version + 1);
  };
  return {
    done: cleared && `Next step “${cleared.work.step ?? ''}” of ${cleared.name} was cleared.`,
    failure,
    clear: async (work: Work, name: string): Promise<void> => {
      const version = await change(work, { step: null, due: null });
      if (version === null) return;
      setCleared({ name, work, version, beside: notice });
      dismissIf(notice);
    },
    undo:
      cleared === null || cleared.isUndone === true
        ? null
        : async (): Promise<void> => {
            const { work, version } = cleared;
            const undone = { ...cleared, isUndone: true };
            setCleared(undone);
            const restored = await change({ ...work, version }, { step: work.step, due: work.due });
            setCleared((now) => (now !== undone ? now : restored === null ? cleared : null));
          },
    end: (): void => {
      setCleared(null);
      setFailure(null);
    },
  };
}

type Step = Pick<Work, 'step' | 'due'>;
