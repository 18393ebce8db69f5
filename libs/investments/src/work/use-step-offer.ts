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
}

/** Clears the next step of a startup whose work is over, which can be taken back. */
export function useStepOffer() {
  const [send] = useChangeWorkMutation();
  const [cleared, setCleared] = useState<ClearedStep | null>(null);
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
      if (version !== null) setCleared({ name, work, version });
    },
    undo:
      cleared &&
      ((): void => {
        const { work, version } = cleared;
        setCleared(null);
        void change({ ...work, version }, { step: work.step, due: work.due });
      }),
    end: (): void => {
      setCleared(null);
      setFailure(null);
    },
  };
}

type Step = Pick<Work, 'step' | 'due'>;
