import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Parameter, parameterShape } from '@vaglio/contract';
import { useUpdateParameterMutation } from '@vaglio/startups-data';
import { formatWeight, useToast, useVersionedChange, type Outcome } from '@vaglio/ui';

/**
 * Changes the weight of a parameter in place; a toast says so and undoes it, or gives the reason of a refusal.
 * @returns `change(row, weight)`, which resolves to whether it was saved; `conflict` if another person was faster
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
