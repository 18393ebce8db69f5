import { errorText } from '@vaglio/api-client';
import { laterChangesOf } from '../duplicates/later-changes';

/** Why an undo was refused, with what was built on the step. */
export function refusedUndo(failure: unknown): string {
  const text = errorText(failure, 'Undo failed');
  const changes =
    laterChangesOf(failure)?.map(({ what, by }) => (by === null ? what : `${what}, ${by}`)) ?? [];
  return changes.length === 0 ? text : `${text} ${changes.join('; ')}.`;
}
