import type { RunOrder } from '@vaglio/contract';
import { readWholeNumber, type FormError } from '@vaglio/ui';
import { readDelay } from '../llm-batch/llm-text';

export interface RunOrderForm {
  readonly batch: string;
  readonly delay: string;
  readonly budget: string;
  readonly isDry: boolean;
}

/** Maximum number of articles that the server extracts in a batch. */
const MAX_AT_ONCE = 5;

/**
 * Converts the form of a server-side run to a request body. For an invalid form, it returns the first invalid field and
 * its error text.
 */
export function readRunOrder({
  batch,
  delay,
  budget,
  isDry,
}: RunOrderForm): { order: RunOrder } | { field: 'batch' | 'delay' | 'budget'; problem: string } {
  const size = readWholeNumber(batch);
  if (size === null || size < 1 || size > MAX_AT_ONCE)
    return { field: 'batch', problem: `Articles at once must be a whole number from 1 to ${MAX_AT_ONCE}.` };
  const pause = readDelay(delay);
  if ('problem' in pause) return { field: 'delay', problem: pause.problem };
  const tokens = budget.trim() === '' ? null : readWholeNumber(budget);
  if (budget.trim() !== '' && (tokens === null || tokens < 1))
    return { field: 'budget', problem: 'The budget must be a whole number of at least 1, or empty.' };
  return {
    order: {
      batch: size,
      delay_ms: pause.delayMs,
      dry: isDry,
      ...(tokens !== null && { budget_tokens: tokens }),
    },
  };
}

/**
 * Returns the first problem of the form for a server-side run.
 * @returns null if the form is valid
 */
export function checkRunOrder(form: RunOrderForm): FormError<'batch' | 'delay' | 'budget'> | null {
  const read = readRunOrder(form);
  return 'problem' in read ? { field: read.field, text: read.problem } : null;
}
