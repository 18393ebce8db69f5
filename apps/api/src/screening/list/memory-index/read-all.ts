import { sql } from 'drizzle-orm';
import { copyOut } from '../../../platform/db/copy-out';
import type { Db } from '../../../platform/db/open-database';
import type { ScoreSettings } from '../../../scoring/settings/score-config.queries';
import { startups } from '../../../platform/db/schema/startups.table';
import { MOMENT, momentOf, SETTINGS, settingsOf, type MomentRow } from './index-feed';
import type { Moment } from '../../../platform/deps';
import type { IndexRows } from './index-rows';
import { COPIED_AWARDS, COPIED_ORDER, COPIED_STARTUPS, readCopied } from './indexed-columns';
import { newRows } from './new-rows';

/**
 * Of each of its statements, and until a connection that says nothing is given up; a million startups take some seconds on
 * a machine that has nothing else to do.
 */
const LONGEST = sql.raw(`'2min'`);

/** All startups in the order of names, from which all other orders are made, as they were at one moment. */
type AllStartups = {
  rows: IndexRows;
  moment: Moment;
  settings: ScoreSettings | null;
};

/**
 * Reads all startups, at one moment.
 * @param revision that is noted with the rows
 * @param isWanted is called with their number before they are read
 * @param signal ends the reading
 * @returns null where they are not wanted
 */
export async function readAll(
  db: Db,
  revision: number,
  isWanted: (startups: number) => boolean,
  signal?: AbortSignal,
): Promise<AllStartups | null> {
  const read = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = ${LONGEST}`);
      await tx.execute(sql`set local lock_timeout = ${LONGEST}`);
      const { rows: moments } = await tx.execute<MomentRow & { startups: number }>(
        sql`select ${MOMENT}, ${SETTINGS}, (select count(*)::float8 from ${startups}) as startups`,
      );
      const [first] = moments;
      if (!first) throw new Error('the feed of changes has no row');
      if (!isWanted(first.startups)) return null;
      const fresh = newRows(first.startups, revision);
      await copyOut(tx, COPIED_ORDER, (row) => fresh.reserve(row.integer() ?? 0), signal);
      await copyOut(tx, COPIED_STARTUPS, (row) => fresh.add(readCopied(row)), signal);
      await copyOut(
        tx,
        COPIED_AWARDS,
        (row) => fresh.setAwards(row.integer() ?? 0, row.text() ?? ''),
        signal,
      );
      return { fresh, moment: momentOf(first), settings: settingsOf(first) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!read) return null;
  const { fresh, moment, settings } = read;
  await fresh.end(); // which needs no database
  return { rows: fresh.rows, moment, settings };
}
