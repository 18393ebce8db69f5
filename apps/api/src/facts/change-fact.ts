import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import { claimOf, setClaim, type Fact } from '../claims/claim-state';
import { factChanges, type FactClaim } from '../claims/fact-changes.table';
import { keepUnknownClaims } from '../claims/keep-unknown-claims';
import { suggestions } from '../claims/suggestions.table';
import { changesOf } from '../curation/merge-row';
import { toStored } from '../curation/plan-batch';
import { rebuildStartups } from '../curation/rebuild-startups';
import type { Tx } from '../db/open-database';
import type { Deps } from '../deps';
import { goneStartup } from '../merges/merged-keys';
import { readRowId } from '../row-id';
import { editsOf } from '../row-versions/last-change';
import { refuseStale } from '../row-versions/refuse-stale';
import { lockScores } from '../scoring/scoring-lock';
import { startups } from '../startups/startups.table';
import { toTimestamp } from '../timestamps';
import { factText } from './fact-text';
import { FACT_ACTIONS, STARTUP_EDITS } from './fact-actions';
import { readChange } from './change-answer';
import type { ChangeKind } from './fact-fields';
import type { FactChangedBody } from './facts.schemas';
import { readKnown, type KnownStartup } from './known-startup';
import { factsOf } from './read-facts';
import { refuseTakenName, refuseTakenSince } from './refuse-taken';

/** What people are to say about a fact. */
export type Claim = Pick<Fact, 'list' | 'entry_key'> & { claim: FactClaim };

/** A person's act on a startup, as it was seen. */
export type Order = { id: string; ifMatch: string | undefined; actor: Actor };

/** Who acts, and when, ISO 8601. */
export type Person = { at: string; userId: string | null };

/** What a person wants to say of a fact. */
export type Act = {
  list: Fact['list'];
  entry_key: string;
  kind: ChangeKind;
  after: FactClaim;
  note: string | null;
  suggestion_id?: number;
  /** Other facts of the list of which the same is to be said: a change each, undone together. */
  further?: readonly string[];
};

/**
 * Changes what a person says about a fact, and makes the startup again from it, with the change that undoes it and the
 * event, as one transaction.
 * @param decide what is to be said; null where everything is as asked already
 * @throws 404; 409 for a name that another startup has; 412 with the facts as they are when the caller saw another version
 */
export async function changeFact(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Order,
  decide: (known: KnownStartup, person: Person) => Act | null,
): Promise<FactChangedBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    const known = await lockKnown(tx, startupId, ifMatch);
    const at = toTimestamp(now());
    const act = decide(known, { at, userId: actor.userId });
    const before = act && claimOf(act, known.row, known.statements);
    if (!act || !before || (isDeepStrictEqual(before, act.after) && act.kind !== 'kept'))
      return { change: null, facts: await factsOf(tx, startupId) };
    const facts = [act.entry_key, ...(act.further ?? [])].map((entry_key) => ({ list: act.list, entry_key }));
    const claims = facts.map((fact) => ({ ...fact, claim: act.after }));
    const after = act.kind === 'kept' ? known : await applyClaims(tx, known, claims, at);
    if (act.kind === 'kept') await markKept(tx, act, { at, userId: actor.userId });
    const texts = { text_before: factText(known, act), text_after: factText(after, act) };
    const [made] = await tx
      .insert(factChanges)
      .values(
        facts.map((fact) => ({
          ...act,
          ...fact,
          ...texts,
          startup_id: startupId,
          before: claimOf(fact, known.row, known.statements),
          made_by: actor.userId,
          made_at: at,
        })),
      )
      .returning({ id: factChanges.id });
    const subject = act.list === 'fields' ? act.entry_key : act.list;
    await recordEvent(tx, actor, {
      action: FACT_ACTIONS[act.kind],
      target: { type: 'startup', id: String(startupId) },
      before: { [subject]: texts.text_before },
      after: { [subject]: texts.text_after, ...(act.note !== null && { note: act.note }) },
    });
    return { change: await readChange(tx, made?.id ?? 0), facts: await factsOf(tx, startupId) };
  });
}

async function markKept(tx: Tx, { suggestion_id }: Act, { at, userId }: Person): Promise<void> {
  await tx
    .update(suggestions)
    .set({ state: 'kept', decided_by: userId, decided_at: at })
    .where(eq(suggestions.id, suggestion_id ?? 0));
}

/** A startup with all that is said about it, locked until the transaction ends. @throws 404; 412 */
export async function lockKnown(
  tx: Tx,
  startupId: number,
  ifMatch: string | undefined,
): Promise<KnownStartup> {
  await lockScores(tx);
  const [locked] = await tx
    .select({ version: startups.version })
    .from(startups)
    .where(eq(startups.id, startupId))
    .for('update');
  if (!locked) throw await goneStartup(tx, startupId);
  await refuseStale(tx, {
    ifMatch,
    version: locked.version,
    current: () => factsOf(tx, startupId),
    edits: editsOf(String(startupId), STARTUP_EDITS),
  });
  const known = await readKnown(tx, startupId);
  return (await keepUnknownClaims(tx, known)) ? readKnown(tx, startupId) : known;
}

/**
 * Replaces what people say about facts and makes the startup again. The version counts one change, however many
 * follow from it; only what a reader sees otherwise makes it 'Recently updated'.
 * @returns the startup as it now is
 * @throws 409 for a name that another startup has, or a name or website that it cannot have again
 */
export async function applyClaims(
  tx: Tx,
  known: KnownStartup,
  claims: readonly Claim[],
  at: string,
): Promise<KnownStartup> {
  const { row } = known;
  const fields = claims.filter(({ list }) => list === 'fields');
  for (const { entry_key, claim } of fields)
    if (entry_key === 'company_name') await refuseTakenName(tx, row.id, claim);
  for (const { list, entry_key, claim } of claims)
    await setClaim(tx, { startup_id: row.id, list, entry_key }, claim);
  await rebuildStartups(tx, [row.id], at);
  const after = await readKnown(tx, row.id);
  for (const { entry_key, claim } of fields) await refuseTakenSince(tx, after, entry_key, claim);
  const isNews =
    changesOf(toStored(row).row, toStored(after.row).row).factsChanged ||
    row.award_set !== after.row.award_set;
  await tx
    .update(startups)
    .set({ version: row.version + 1, updated_at: isNews ? at : row.updated_at })
    .where(eq(startups.id, row.id));
  return after;
}
