import type { Db, Tx } from '../../platform/db/open-database';
import { staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { lastChange, type Edits } from './last-change';

type Seen = {
  /** The header If-Match, when the caller sent it. */
  ifMatch: string | undefined;
  /** Which the row has now. */
  version: number;
  /** The row as its list shows it now; read only for a refusal. */
  current: () => unknown;
  edits: Edits;
};

/**
 * Refuses a change by somebody who saw another version of the row. Call it with the row locked.
 * @throws Refusal 412 with the row as it is, and who changed it last and when; never without the header
 */
export async function refuseStale(db: Db | Tx, { ifMatch, version, current, edits }: Seen): Promise<void> {
  if (matchesVersion(ifMatch, version)) return;
  throw staleVersion(await current(), await lastChange(db, edits));
}
