import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import { rebuildStartups } from '../curation/rebuild-startups';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { readChange, toChanges } from './change-answer';
import { applyClaims, lockKnown, type Person } from './change-fact';
import type { FactChangedBody } from './facts.schemas';
import type { StartupWithClaims } from './startup-with-claims';
import { factsOf } from './read-facts';

type Stored = typeof factChanges.$inferSelect;

const GONE = 'Change not found';

/**
 * Undoes a change of a fact. The previous statements about the fact are restored, and the startup is rebuilt.
 * @throws 404; 409 if the change is already undone, if the startup was deleted or merged, or if later changes depend
 * on it. The response lists the later changes as `later`
 */
export async function undoChange(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<FactChangedBody> {
  const changeId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(factChanges).where(eq(factChanges.id, changeId));
    if (!found) throw notFound(GONE);
    if ((await tx.$count(startups, eq(startups.id, found.startup_id))) === 0)
      throw conflict('The startup was deleted or merged meanwhile.');
    const known = await lockKnown(tx, found.startup_id, undefined);
    const [change] = await tx.select().from(factChanges).where(eq(factChanges.id, changeId)).for('update');
    if (!change) throw notFound(GONE);
    if (change.undone_at !== null) throw conflict('This change was undone already.');
    await revertChange(tx, known, await ofOneAct(tx, change), {
      at: toTimestamp(now()),
      userId: actor.userId,
    });
    const subject = change.list === 'fields' ? change.entry_key : change.list;
    await recordEvent(tx, actor, {
      action: 'fact_change_undone',
      target: { type: 'startup', id: String(change.startup_id) },
      before: { [subject]: change.text_after },
      after: { [subject]: change.text_before },
    });
    return { change: await readChange(tx, changeId), facts: await factsOf(tx, change.startup_id) };
  });
}

/**
 * Undoes several changes of one startup with a single rebuild.
 * @param known startup, locked
 * @param changes changes that are not undone, in order
 * @throws 409 if later changes depend on them; the response lists these as `later`
 */
export async function revertChange(
  tx: Tx,
  known: StartupWithClaims,
  changes: readonly Stored[],
  { at, userId }: Person,
): Promise<void> {
  const kept = changes.filter(({ kind }) => kind === 'kept');
  const said = changes.filter(({ kind }) => kind !== 'kept');
  if (kept.length > 0)
    await tx
      .update(suggestions)
      .set({ state: 'open', decided_at: null, decided_by: null })
      .where(
        inArray(
          suggestions.id,
          kept.flatMap(({ suggestion_id }) => suggestion_id ?? []),
        ),
      );
  await refuseBuiltOn(tx, said);
  // If several changes concern one fact, the first change has the original statement.
  const claims = said.toReversed().map(({ before, list, entry_key }) => ({ list, entry_key, claim: before }));
  if (claims.length > 0) await applyClaims(tx, known, claims, at);
  else await rebuildStartups(tx, [known.row.id], at);
  await tx
    .update(factChanges)
    .set({ undone_at: at, undone_by: userId })
    .where(inArray(factChanges.id, idsOf(changes)));
}

const factOf = ({ list, entry_key }: Pick<Stored, 'list' | 'entry_key'>) => `${list} ${entry_key}`;

const idsOf = (changes: readonly Stored[]) => changes.map(({ id }) => id);

/**
 * Returns all changes that were made to a list entry together with a change, in order. For a field, it returns only
 * the change itself.
 */
async function ofOneAct(tx: Tx, change: Stored): Promise<Stored[]> {
  const { startup_id, list, kind, made_at, text_before } = change;
  if (list === 'fields' || kind === 'kept' || text_before === null) return [change];
  return tx
    .select()
    .from(factChanges)
    .where(
      and(
        eq(factChanges.startup_id, startup_id),
        eq(factChanges.list, list),
        eq(factChanges.kind, kind),
        eq(factChanges.made_at, made_at),
        eq(factChanges.text_before, text_before),
        isNull(factChanges.undone_at),
      ),
    )
    .orderBy(asc(factChanges.id));
}

async function refuseBuiltOn(tx: Tx, changes: readonly Stored[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const facts = new Set(changes.map(factOf));
  const later = await tx
    .select()
    .from(factChanges)
    .where(
      and(
        eq(factChanges.startup_id, first.startup_id),
        inArray(
          factChanges.entry_key,
          changes.map(({ entry_key }) => entry_key),
        ),
        gt(factChanges.id, Math.max(...idsOf(changes))),
        isNull(factChanges.undone_at),
      ),
    )
    .orderBy(asc(factChanges.id));
  const building = later.filter((each) => each.kind !== 'kept' && facts.has(factOf(each)));
  const acts = new Map(building.map((each) => [each.made_at, each]));
  if (building.length > 0)
    throw refusal(409, 'Later changes build on this one. Undo them first.', {
      body: { later: await toChanges(tx, [...acts.values()]) },
    });
}
