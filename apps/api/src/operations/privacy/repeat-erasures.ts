import type { Erasure } from '../backup/erasure-marks';
import type { Deps } from '../../platform/deps';
import { eraseById, NobodyNamed } from './erase-by-id';

/**
 * Repeats erasures after a restore. If one is refused, the others still run.
 * @param say receives a line for each erasure
 * @throws Error with a message for users about the refused erasures, after all others have run
 */
export async function repeatErasures(
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
