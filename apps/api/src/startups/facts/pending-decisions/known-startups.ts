import { KEY_COLUMNS, keysOf, readKeyHolders } from '../../curation/key-holders';
import { rowKeysOf } from '../../curation/match-rows';
import { startups } from '../../../platform/db/schema/startups.table';
import type { Db, Tx } from '../../../platform/db/open-database';

type Row = { id: number } & Parameters<typeof rowKeysOf>[0];

/** Returns the startups into which curation would merge the given rows, as startup ids by row id. */
export async function readKnownStartupIds(db: Db | Tx, rows: readonly Row[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const holders = await readKeyHolders<number | null>(db, rows.map(rowKeysOf), {
    readStored: async (isWanted) => {
      const found = await db.select(KEY_COLUMNS).from(startups).where(isWanted).orderBy(startups.id);
      return found.map((own) => ({ startup: own.id, own }));
    },
    // A row that matches a deleted startup is excluded from curation.
    toDeleted: () => null,
  });
  const keys = keysOf(holders);
  return new Map(
    rows.flatMap((row) => {
      const id = keys.find(rowKeysOf(row))?.startup ?? null;
      return id === null ? [] : [[row.id, id] as const];
    }),
  );
}
