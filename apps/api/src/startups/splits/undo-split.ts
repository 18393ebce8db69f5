import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { IS_OTHER } from '../curation/startup-keys';
import type { Db, Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { keptApart } from '../../platform/db/schema/duplicates.table';
import { markForComparison } from '../duplicates/mark-startups';
import { conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { clearLists, insertLists, restoreColumns } from '../merges/stored-startup';
import { changesSince } from '../merges/later-changes';
import { goneStartup } from '../merges/merged-keys';
import type { LaterChangeBody } from '../merges/merges.schemas';
import { readRowId } from '../../platform/http/validation/row-id';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { dropCopies } from './move-statements';
import { changedSides } from './side-state';
import { readSplit } from './split.queries';
import { splitKeys, startupSplits } from '../../platform/db/schema/splits.table';
import type { StartupSplitBody } from './splits.schemas';
import { mergeParticipants } from '../merges/merge-participants';

type Split = typeof startupSplits.$inferSelect;
type Undoing = { id: string; actor: Actor; /** Time in ISO 8601. */ timestamp: string };

const GONE = 'Split not found';

/**
 * Undoes a split. The startup is restored and scored by the current rules, and the new startups are deleted.
 * @throws 404; 409 if the split is already undone, one of its startups was deleted or merged, or another startup has
 * the name; 409 with `changes` if one of its startups was changed since the split
 */
export async function undoSplit(db: Db, { id, actor, timestamp }: Undoing): Promise<StartupSplitBody> {
  const splitId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const [split] = await tx.select().from(startupSplits).where(eq(startupSplits.id, splitId)).for('update');
    if (!split) throw notFound(GONE);
    if (split.undone_at !== null) throw conflict('This split was undone already.');
    await refuseGone(tx, split);
    await refuseChanged(tx, split);
    await refuseTaken(tx, split);
    await restore(tx, split);
    await rescoreStartups(tx, { startupIds: [split.startup_id], now: timestamp });
    await forgetApart(tx, split, { actor, timestamp });
    await tx
      .update(startupSplits)
      .set({ undone_at: timestamp, undone_by: actor.userId })
      .where(eq(startupSplits.id, splitId));
    await recordEvent(tx, actor, {
      action: 'split_undone',
      target: { type: 'startup', id: String(split.startup_id) },
      before: { split_id: id, split_off: namesOf(split) },
      after: { company_name: split.company_name },
    });
    return readSplit(tx, splitId);
  });
}

const namesOf = ({ parts }: Split) => parts.map(({ company_name }) => company_name).join(', ');
const partIds = ({ parts }: Split) => parts.map(({ id }) => id);
/** Returns the ids of the remaining startup and the new startups. */
const sidesOf = (split: Split) => [split.startup_id, ...partIds(split)];

async function refuseGone(tx: Tx, split: Split): Promise<void> {
  const sides = sidesOf(split);
  const rows = await tx
    .select({ id: startups.id })
    .from(startups)
    .where(inArray(startups.id, sides))
    .orderBy(asc(startups.id))
    .for('update');
  const gone = sides.find((id) => !rows.some((row) => row.id === id));
  if (gone === undefined) return;
  const { statusCode, message } = await goneStartup(tx, gone);
  throw conflict(
    statusCode === 404
      ? `${await deletedName(tx, gone, split)} was deleted since. Restore it first.`
      : `${message} Undo that merge first.`,
  );
}

/** Returns the last name of a deleted startup. After a purge, it returns the name at the time of the split. */
async function deletedName(tx: Tx, id: number, { company_name, parts }: Split): Promise<string> {
  const [deleted] = await tx
    .select({ name: deletions.company_name })
    .from(deletions)
    .where(and(eq(deletions.kind, 'startup'), eq(deletions.row_id, id)));
  return deleted?.name ?? parts.find((part) => part.id === id)?.company_name ?? company_name;
}

/** Refuses the undo if a startup was changed since the split. Undone changes do not count. */
async function refuseChanged(tx: Tx, split: Split): Promise<void> {
  const changed = await changedSides(tx, split.id, sidesOf(split));
  if (changed.length === 0) return;
  const eventId = sql`(select max(own.id) from ${auditEvents} own
    where own.action in ('startup_split', 'startup_split_off') and own.after ->> 'split_id' = ${String(split.id)})`;
  const changes: LaterChangeBody[] = [];
  for (const { id, company_name } of changed) {
    const later = await changesSince(tx, { startupId: id, eventId, at: split.split_at });
    changes.push(...later.map((change) => ({ ...change, what: `${company_name}: ${change.what}` })));
  }
  const names = changed.map(({ company_name }) => company_name).join(' and ');
  const were = changed.length === 1 ? 'was' : 'were';
  throw refusal(409, `${names} ${were} changed since. Merge them instead: that keeps these changes.`, {
    body: { changes },
  });
}

/** Refuses the undo if another startup now has the former name, website or id. */
async function refuseTaken(tx: Tx, split: Split): Promise<void> {
  const { rows } = await tx.execute<{ company_name: string }>(sql`
    select s.company_name from jsonb_populate_record(null::${startups}, ${keptOf(split, 'startup')}) kept
    join ${startups} s on s.id <> all(${sql.param(sidesOf(split))}::bigint[])
      and (s.name_key = kept.name_key and not ${IS_OTHER} or s.external_id in (kept.external_id, kept.uid::text)) limit 1`);
  const [taken] = rows;
  if (taken)
    throw conflict(
      `${taken.company_name} has the name or id of ${split.company_name} now. Change or delete it first.`,
    );
}

const keptOf = ({ id }: Split, part: string) =>
  sql`(select content -> ${part}::text from ${startupSplits} where id = ${id})`;

/**
 * Restores the original startup. Rows that were imported again after the split also move back and still wait for
 * curation. Undone decisions move back as well.
 */
async function restore(tx: Tx, split: Split): Promise<void> {
  const ids = sql`any(${sql.param(partIds(split))}::bigint[])`;
  await dropCopies(tx, sidesOf(split));
  for (const table of [
    rawStartups,
    deletions,
    rawStartupRevisions,
    factChanges,
    decisions,
    notes,
    notifications,
  ])
    await tx.execute(sql`update ${table} set startup_id = ${split.startup_id} where startup_id = ${ids}`);
  const { moveWork, moveFollowers } = mergeParticipants();
  for (const id of partIds(split)) {
    await moveWork(tx, id, split.startup_id);
    await moveFollowers(tx, id, split.startup_id);
  }
  for (const id of sidesOf(split)) await clearLists(tx, id);
  await tx.execute(sql`delete from ${startups} where id = ${ids}`);
  await restoreColumns(tx, split.startup_id, keptOf(split, 'startup'));
  await insertLists(tx, (list) => keptOf(split, list));
}

/** Removes the records that keep the new startups apart. */
async function forgetApart(
  tx: Tx,
  split: Split,
  { actor, timestamp }: Pick<Undoing, 'actor' | 'timestamp'>,
): Promise<void> {
  await tx.delete(splitKeys).where(eq(splitKeys.split_id, split.id));
  const ids = sidesOf(split);
  await tx
    .update(keptApart)
    .set({ undone_at: timestamp, undone_by: actor.userId })
    .where(
      and(
        isNull(keptApart.undone_at),
        or(inArray(keptApart.low_id, partIds(split)), inArray(keptApart.high_id, partIds(split))),
      ),
    );
  await markForComparison(tx, ids);
}
