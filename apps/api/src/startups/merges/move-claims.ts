import { sql } from 'drizzle-orm';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { mergeParticipants } from './merge-participants';

/**
 * Moves everything about one startup to another: raw rows, including deleted and former rows, statements, decisions,
 * notes, work and followers. Of two statements about one entry, the later statement is kept. Rejected suggestions
 * remain rejected.
 */
export async function moveClaims(tx: Tx, fromId: number, toId: number): Promise<void> {
  for (const table of [rawStartups, deletions, rawStartupRevisions, decisions, notes])
    await tx.execute(sql`update ${table} set startup_id = ${toId} where startup_id = ${fromId}`);
  await mergeParticipants().moveWork(tx, fromId, toId);
  await tx.execute(sql`
    delete from ${factStatements} loser using ${factStatements} winner
    where (loser.startup_id, winner.startup_id) in ((${fromId}, ${toId}), (${toId}, ${fromId}))
      and loser.list = winner.list and loser.entry_key = winner.entry_key
      and (winner.said_at, winner.id) > (loser.said_at, loser.id)`);
  await tx.execute(sql`
    delete from ${suggestions} moved where moved.startup_id = ${fromId} and (moved.state = 'open' or exists (
      select from ${suggestions} own where own.startup_id = ${toId} and own.list = moved.list
        and own.entry_key = moved.entry_key and own.value_key = moved.value_key))`);
  await tx.execute(sql`update ${suggestions} set startup_id = ${toId} where startup_id = ${fromId}`);
  await tx.execute(sql`update ${factStatements} set startup_id = ${toId} where startup_id = ${fromId}`);
}
