import type { Db, Tx } from '../../platform/db/open-database';
import { staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { lastChange, type Edits } from './last-change';

type Seen = {
  /** Value of the If-Match header; undefined if the request has none. */
  ifMatch: string | undefined;
  /** Current version of the row. */
  version: number;
  /** Returns the row in the form that its list currently shows. It is called only if the change is refused. */
  current: () => unknown;
  edits: Edits;
};

/**
 * Refuses a change that is based on an outdated version of a row. The caller must lock the row first.
 * @throws Refusal 412 with the current row and the author and time of its last change; never without an If-Match
 * header
 */
export async function refuseStale(db: Db | Tx, { ifMatch, version, current, edits }: Seen): Promise<void> {
  if (matchesVersion(ifMatch, version)) return;
  throw staleVersion(await current(), await lastChange(db, edits));
}
