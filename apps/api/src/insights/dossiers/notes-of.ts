import { sql } from 'drizzle-orm';
import { nameOrDeletedName } from '../../audit/kept-name';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import { notes } from '../../platform/db/schema/notes.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { DossierNoteBody } from './dossiers.schemas';

/** Maximum number of notes per startup in a document. */
const MAX_NOTES = 100;

type Row = { id: string; startup_id: string; written_at: string; person: string | null; text: string };

/** Returns the current notes about each startup, newest first. Startups without notes are missing in the map. */
export async function notesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, DossierNoteBody[]>> {
  const lists = new Map<number, DossierNoteBody[]>();
  if (ids.length === 0) return lists;
  const { rows } = await tx.execute<Row>(sql`
    select ${notes.id}, ${notes.startup_id}, ${notes.written_at}, ${notes.text},
      ${nameOrDeletedName('name', notes.author_id)} as person
    from unnest(${sql.param(ids)}::bigint[]) wanted(id)
    cross join lateral (
      select * from ${notes} where ${notes.startup_id} = wanted.id and ${notes.struck_at} is null
      order by ${notes.id} desc limit ${MAX_NOTES}) ${notes}
    left join ${users} on ${users.id} = ${notes.author_id}
    order by ${notes.id} desc`);
  for (const { id, startup_id, written_at, person, text } of rows) {
    const note = { id: String(id), at: isoTimestamp(written_at), person, text };
    lists.set(Number(startup_id), [...(lists.get(Number(startup_id)) ?? []), note]);
  }
  return lists;
}
