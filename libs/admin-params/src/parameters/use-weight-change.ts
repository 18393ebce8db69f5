import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Parameter, parameterShape, type Outcome } from '@vaglio/contract';
import { useUpdateParameterMutation } from '@vaglio/startups-data';
import { formatWeight, useToast, useVersionedChange } from '@vaglio/ui';

/**
 * Changes a weight in the parameter table. A toast offers to undo the change or shows the error.
 * @returns `change(row, weight)`, which resolves to true if the weight was saved; `conflict`, set if another user
 *   changed the weight first
 */
export function useWeightChange() {
  const [update] = useUpdateParameterMutation();
  const toast = useToast();
  const send = async (seen: Parameter, value: number): Promise<Outcome<Parameter>> => {
    const outcome = outcomeOf(
      await update({ id: seen.parameterID, ...ifMatch(seen.version), body: { value } }),
      parameterShape,
      'Update failed',
    );
    if (outcome.kind === 'done') {
      const row = outcome.row ?? { ...seen, value };
      const before = seen.value;
      if (before !== undefined)
        toast({
          message: `${row.parameterName}: ${formatWeight(before)} to ${formatWeight(row.value)}.`,
          undo: () => void run(row, before),
        });
    }
    if (outcome.kind === 'failed') toast({ message: outcome.text, severity: 'error' });
    return outcome;
  };
  const { run, isRunning, conflict } = useVersionedChange(send);
  return { change: run, isRunning, conflict };
}
