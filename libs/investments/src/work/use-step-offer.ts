import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import { useChangeWorkMutation, type Work } from '@vaglio/startups-data';

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
 */
export function useStepOffer(notice: object | null) {
  const [send] = useChangeWorkMutation();
  const [last, setCleared] = useState<ClearedStep | null>(null);
  const cleared = last && (notice === null || notice === last.beside) ? last : null;
  const [failure, setFailure] = useState<string | null>(null);
  const change = async ({ startup_id, version }: Pick<Work, 'startup_id' | 'version'>, step: Step) => {
    const { data, error } = await send({ id: startup_id, ...ifMatch(version), workChange: step });
    setFailure(error ? errorText(error, 'Save failed') : null);
    return error ? null : (data?.version ?? version + 1);
  };
  return {
    done: cleared && `Next step “${cleared.work.step ?? ''}” of ${cleared.name} was cleared.`,
    failure,
    /** @returns whether it is cleared */
    clear: async (work: Work, name: string): Promise<boolean> => {
      const version = await change(work, { step: null, due: null });
      if (version !== null) setCleared({ name, work, version, beside: notice });
      return version !== null;
    },
    undo:
      cleared === null || cleared.isUndone === true
        ? null
        : async (): Promise<void> => {
            const { work, version } = cleared;
            setCleared({ ...cleared, isUndone: true });
            const restored = await change({ ...work, version }, { step: work.step, due: work.due });
            setCleared(restored === null ? cleared : null);
          },
    end: (): void => {
      setCleared(null);
      setFailure(null);
    },
  };
}

type Step = Pick<Work, 'step' | 'due'>;
