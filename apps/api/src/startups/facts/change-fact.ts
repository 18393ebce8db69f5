import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { claimOf, setClaim, type Fact } from './claims/claim-state';
import { factChanges, type FactClaim } from '../../platform/db/schema/fact-changes.table';
import { keepUnknownClaims } from './claims/keep-unknown-claims';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import { changesOf } from '../curation/merge-row';
import { toStored } from '../curation/curated-row';
import { rebuildStartups } from '../curation/rebuild-startups';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { goneStartup } from '../merges/merged-keys';
import { readRowId } from '../../platform/http/validation/row-id';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { factText } from './fact-text';
import { FACT_ACTIONS, STARTUP_EDITS } from './fact-actions';
import { readChange } from './change-answer';
import type { ChangeKind } from './fact-fields';
import type { FactChangedBody } from './facts.schemas';
import { loadStartup, type StartupWithClaims } from './startup-with-claims';
import { factsOf } from './read-facts';
import { refuseTakenName, refuseTakenSince } from './refuse-taken';

/** New statement of a person about a fact. */
export type Claim = Pick<Fact, 'list' | 'entry_key'> & { claim: FactClaim };

/** Request of a person to change a startup, with the version that the person saw. */
export type Order = { id: string; ifMatch: string | undefined; actor: Actor };

/** Person who makes a change, and the time in ISO 8601. */
export type Person = { at: string; userId: string | null };

/** Requested change of one fact. */
export type Act = {
  list: Fact['list'];
  entry_key: string;
  kind: ChangeKind;
  after: FactClaim;
  note: string | null;
  suggestion_id?: number;
  /**
   * Keys of other facts in the list to which the same change applies. Each is recorded as a change, and all changes
   * are undone together.
   */
  further?: readonly string[];
};

/**
 * Changes a person's statement about a fact and rebuilds the startup. The change record for undo and the audit event
 * are stored in the same transaction.
 * @param decide returns the change; null if nothing changes
 * @throws 404; 409 for the name of another startup; 412 with the current facts if the caller saw another version
 */
export async function changeFact(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Order,
  decide: (known: StartupWithClaims, person: Person) => Act | null,
): Promise<FactChangedBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    const known = await lockKnown(tx, startupId, ifMatch);
    const at = toTimestamp(now());
    const person = { at, userId: actor.userId };
    const act = decide(known, person);
    const [made] = act ? await recordFactChanges(tx, known, [act], person, actor) : [];
    return {
      change: made === undefined ? null : await readChange(tx, made),
      facts: await factsOf(tx, startupId),
    };
  });
}

/**
 * Applies changes of different facts of a startup with a single rebuild. Each change is recorded with an audit event,
 * unless it has no effect.
 * @param known startup, locked
 * @returns ids of the changes, in the order of `acts`
 */
export async function recordFactChanges(
  tx: Tx,
  known: StartupWithClaims,
  acts: readonly Act[],
  person: Person,
  actor: Actor,
): Promise<number[]> {
  const news = acts.filter(
    (act) => act.kind === 'kept' || !isDeepStrictEqual(claimOf(act, known.row, known.statements), act.after),
  );
  const claims = news
    .filter(({ kind }) => kind !== 'kept')
    .flatMap((act) => factsOfAct(act).map((fact) => ({ ...fact, claim: act.after })));
  const after = claims.length > 0 ? await applyClaims(tx, known, claims, person.at) : known;
  const ids: number[] = [];
  for (const act of news) ids.push(...(await recordAct(tx, { known, after }, act, person, actor)));
  return ids;
}

const factsOfAct = ({ list, entry_key, further = [] }: Act) =>
  [entry_key, ...further].map((key) => ({ list, entry_key: key }));

async function recordAct(
  tx: Tx,
  { known, after }: { known: StartupWithClaims; after: StartupWithClaims },
  act: Act,
  person: Person,
  actor: Actor,
): Promise<number[]> {
  if (act.kind === 'kept') await markKept(tx, act, person);
  const texts = { text_before: factText(known, act), text_after: factText(after, act) };
  const made = await tx
    .insert(factChanges)
    .values(
      factsOfAct(act).map((fact) => ({
        ...act,
        ...fact,
        ...texts,
        startup_id: known.row.id,
        before: claimOf(fact, known.row, known.statements),
        made_by: person.userId,
        made_at: person.at,
      })),
    )
    .returning({ id: factChanges.id });
  const subject = act.list === 'fields' ? act.entry_key : act.list;
  await recordEvent(tx, actor, {
    action: FACT_ACTIONS[act.kind],
    target: { type: 'startup', id: String(known.row.id) },
    before: { [subject]: texts.text_before },
    after: { [subject]: texts.text_after, ...(act.note !== null && { note: act.note }) },
  });
  return made.map(({ id }) => id);
}

async function markKept(tx: Tx, { suggestion_id }: Act, { at, userId }: Person): Promise<void> {
  await tx
    .update(suggestions)
    .set({ state: 'kept', decided_by: userId, decided_at: at })
    .where(eq(suggestions.id, suggestion_id ?? 0));
}

/**
 * Returns a startup with all its claims and locks it until the transaction ends.
 * @throws 404; 412
 */
export async function lockKnown(
  tx: Tx,
  startupId: number,
  ifMatch: string | undefined,
): Promise<StartupWithClaims> {
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
  const known = await loadStartup(tx, startupId);
  return (await keepUnknownClaims(tx, known)) ? loadStartup(tx, startupId) : known;
}

/**
 * Replaces statements of people about facts and rebuilds the startup. The version increases by one, regardless of the
 * number of changed values. The startup is marked as 'Recently updated' only if displayed facts change.
 * @returns the rebuilt startup
 * @throws 409 for the name of another startup, or if an undo would restore such a name or website
 */
export async function applyClaims(
  tx: Tx,
  known: StartupWithClaims,
  claims: readonly Claim[],
  at: string,
): Promise<StartupWithClaims> {
  const { row } = known;
  const fields = claims.filter(({ list }) => list === 'fields');
  for (const { entry_key, claim } of fields)
    if (entry_key === 'company_name') await refuseTakenName(tx, row.id, claim);
  for (const { list, entry_key, claim } of claims)
    await setClaim(tx, { startup_id: row.id, list, entry_key }, claim);
  await rebuildStartups(tx, [row.id], at);
  const after = await loadStartup(tx, row.id);
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
