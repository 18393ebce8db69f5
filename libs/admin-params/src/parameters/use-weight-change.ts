import { useState } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Parameter, parameterShape } from '@vaglio/contract';
import { useUpdateParameterMutation } from '@vaglio/startups-data';
import { formatWeight, useVersionedChange, type Outcome } from '@vaglio/ui';

/** A weight that was changed in place, for as long as that can be undone. */
interface ChangedWeight {
  readonly row: Parameter;
  readonly before: number;
}

/**
 * Changes the weight of a parameter in place, and takes the last change back.
 * @returns `change(row, weight)`, which resolves to whether it was saved; `done` says what the last one did until `end`; `undo` sends the weight of before
 */
export function useWeightChange() {
  const [update] = useUpdateParameterMutation();
  const [changed, setChanged] = useState<ChangedWeight | null>(null);
  const send = async (seen: Parameter, value: number): Promise<Outcome<Parameter>> => {
    const outcome = outcomeOf(
      await update({ id: seen.parameterID, ...ifMatch(seen.version), body: { value } }),
      parameterShape,
      'Update failed',
    );
    if (outcome.kind === 'done') {
      const row = outcome.row ?? { ...seen, value };
      setChanged(seen.value === undefined ? null : { row, before: seen.value });
    }
    return outcome;
  };
  const { run, isRunning, failure, conflict } = useVersionedChange(send);
  return {
    change: run,
    isRunning,
    failure,
    conflict,
    done: changed === null ? null : wordsOf(changed),
    undo: () => {
      if (changed !== null) void run(changed.row, changed.before);
    },
    end: () => setChanged(null),
  };
}

const wordsOf = ({ row, before }: ChangedWeight) =>
  `${row.parameterName}: ${formatWeight(before)} to ${formatWeight(row.value)}.`;
