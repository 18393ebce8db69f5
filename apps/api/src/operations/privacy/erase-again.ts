import type { Erasure } from '../backup/erasure-marks';
import type { Deps } from '../../platform/deps';
import { eraseById, NobodyNamed } from './erase-by-id';

/**
 * Repeats erasures after a restore. One that is refused leaves the others.
 * @param say receives a line for each
 * @throws Error in words of those that were refused, after the others
 */
export async function eraseAgain(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  erasures: readonly Erasure[],
  say: (line: string) => void,
): Promise<void> {
  const refusals: string[] = [];
  for (const { id, removesNotes } of erasures)
    try {
      await eraseById(deps, id, removesNotes);
      say(`${id} is erased again.`);
    } catch (error) {
      if (error instanceof NobodyNamed) say(`${id} is not in this database.`);
      else refusals.push(error instanceof Error ? error.message : String(error));
    }
  if (erasures.length === 0) say('Every marked erasure is in this database.');
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}
