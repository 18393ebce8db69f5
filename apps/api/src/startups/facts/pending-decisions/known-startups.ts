import { keysOf, readKeyHolders } from '../../curation/key-holders';
import { rowKeysOf } from '../../curation/match-rows';
import { startups } from '../../../platform/db/schema/startups.table';
import type { Db, Tx } from '../../../platform/db/open-database';

type Row = { id: number } & Parameters<typeof rowKeysOf>[0];

/** The startups that rows become part of when they are curated, by the rules of curation. @returns their ids by those of the rows */
export async function readKnownStartupIds(db: Db | Tx, rows: readonly Row[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const holders = await readKeyHolders<number | null>(db, rows.map(rowKeysOf), {
    readStored: async (isWanted) => {
      const { id, uid, external_id, website_host, name_key } = startups;
      const found = await db
        .select({ id, uid, external_id, website_host, name_key })
        .from(startups)
        .where(isWanted)
        .orderBy(startups.id);
      return found.map((own) => ({ startup: own.id, own }));
    },
    // A row of a deleted startup is set aside.
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
