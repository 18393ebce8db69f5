import type { Outcome } from '@vaglio/contract';
import { errorText } from '@vaglio/api-client';

/**
 * Shows the error of a failed group or item change in a browser alert.
 * @returns true if there was no error
 * Source: spec §8, behaviour: group and item errors appear in browser alerts.
 */
export function isDoneOrAlert({ error }: { readonly error?: unknown }, fallback: string): boolean {
  if (error === undefined) return true;
  window.alert(errorText(error, fallback));
  return false;
}

/**
 * Shows the error of a failed outcome in a browser alert and returns the outcome. Conflicts are shown by the dialog
 * instead.
 */
export function withAlert<Row>(outcome: Outcome<Row>): Outcome<Row> {
  if (outcome.kind === 'failed') window.alert(outcome.text);
  return outcome;
}
