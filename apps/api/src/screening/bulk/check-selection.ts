import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, refusal } from '../../platform/http/errors/errors';
import { parseRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import type { BulkOrderBody } from './bulk.schemas';
import { DELETED, lastChanges } from './last-changes';
import { readListToken, toListToken, type SeenStartup } from './list-token';
import { lockStartups, type LockedStartup } from './lock-startups';
import { readSeen } from './read-selection';
import type { ListSnapshot } from '../list/snapshot/list-snapshot';

/** Maximum number of startups named for each kind of difference. */
const MAX_NAMED = 20;

type Found = { present: readonly SeenStartup[]; differences: ReturnType<typeof differencesOf> };
type Named = { id: string; company_name: string | null; what: string; by: string | null; at: string | null };

/**
 * Locks the startups of a bulk order if they are unchanged since the person saw them.
 * @returns the locked startups in the order of the list
 */
export async function checkSelection(
  tx: Tx,
  lists: ListSnapshot,
  { ids, query, expected, token }: BulkOrderBody,
  now: number,
): Promise<LockedStartup[]> {
  const seen = readListToken(token);
  if (seen.length !== expected) throw badRequest('expected is not the number of startups in the token.');
  if (ids && !isSame(ids, seen)) throw badRequest('ids are not those of the token.');
  if (!ids && !query) throw badRequest('ids or a query are needed.');
  const locked = await lockStartups(
    tx,
    seen.map(({ id }) => id),
  );
  // The list is read after locking. The locked startups can no longer change, and additional startups in the list count
  // as a difference.
  const present = await readSeen(
    tx,
    await lists.current(),
    query ?? { mode: 'all' },
    now,
    ids && seen.map(({ id }) => id),
  );
  const differences = differencesOf(seen, present);
  if (Object.values(differences).some((ones) => ones.length > 0))
    throw await changedSelection(tx, { expected, present, differences }, (id) =>
      seen.some((one) => one.id === id && one.version === locked.get(id)?.version),
    );
  return seen.flatMap(({ id }) => locked.get(id) ?? []);
}

function isSame(ids: readonly string[], seen: readonly SeenStartup[]): boolean {
  const known = new Set(seen.map(({ id }) => id));
  return ids.length === seen.length && ids.every((id) => known.delete(parseRowId(id) ?? 0));
}

/**
 * Returns the differences between the startups that the person saw and the current startups. Order and scores are
 * ignored.
 */
function differencesOf(seen: readonly SeenStartup[], present: readonly SeenStartup[]) {
  const before = new Map(seen.map((one) => [one.id, one]));
  const after = new Map(present.map((one) => [one.id, one]));
  const isChanged = ({ id, version, workVersion }: SeenStartup) => {
    const was = before.get(id);
    if (!was) return false;
    return was.version !== version || (was.workVersion !== null && was.workVersion !== workVersion);
  };
  return {
    added: present.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    removed: seen.filter(({ id }) => !after.has(id)).map(({ id }) => id),
    changed: present.filter(isChanged).map(({ id }) => id),
  };
}

async function changedSelection(
  tx: Tx,
  { expected, present, differences }: Found & { expected: number },
  isAsSeen: (id: number) => boolean,
) {
  const { added, removed, changed } = differences;
  const actual = present.length;
  const error =
    actual === expected
      ? `The selection has changed: ${changed.length + added.length} of ${expected} are not as they were.`
      : `The selection has changed: ${expected} expected, ${actual} now.`;
  return refusal(409, error, {
    body: {
      expected,
      actual,
      added: (await named(tx, added)).map((one) => ({ ...one, ...plain('is in the list now') })),
      removed: (await named(tx, removed)).map((one) =>
        isAsSeen(Number(one.id)) ? { ...one, ...plain('is not in the list any more') } : one,
      ),
      changed: await named(tx, changed),
      counts: { added: added.length, removed: removed.length, changed: changed.length },
      token: toListToken(present),
    },
  });
}

const plain = (what: string) => ({ what, by: null, at: null });

/**
 * Returns the names of the first of these startups, each with the author of its last change. A deleted startup has no
 * name.
 */
export async function named(tx: Tx, ids: readonly number[]): Promise<Named[]> {
  const first = ids.slice(0, MAX_NAMED);
  if (first.length === 0) return [];
  const rows = await tx
    .select({ id: startups.id, company_name: startups.company_name })
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(first)}::bigint[])`);
  const names = new Map(rows.map(({ id, company_name }) => [id, company_name]));
  const changes = await lastChanges(tx, first);
  return first.map((id) => {
    const company_name = names.get(id) ?? null;
    const change = changes.get(id) ?? plain('was changed');
    const isMerged = company_name === null && change.what !== DELETED;
    return { id: String(id), company_name, ...(isMerged ? plain('was merged into another one') : change) };
  });
}
