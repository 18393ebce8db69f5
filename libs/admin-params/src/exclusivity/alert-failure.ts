import { errorText } from '@vaglio/api-client';
import type { Outcome } from '@vaglio/ui';

/**
 * Says in a browser alert why a change of a group or an item failed.
 * @returns whether it went well, so that nothing was said
 * Source: spec §8, behaviour: group and item errors appear in browser alerts.
 */
export function isDoneOrAlert({ error }: { readonly error?: unknown }, fallback: string): boolean {
  if (error === undefined) return true;
  window.alert(errorText(error, fallback));
  return false;
}

/** The same for an outcome, which is returned; a conflict is shown where the change was made. */
export function withAlert<Row>(outcome: Outcome<Row>): Outcome<Row> {
  if (outcome.kind === 'failed') window.alert(outcome.text);
  return outcome;
}
