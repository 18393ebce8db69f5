import { isDeepStrictEqual } from 'node:util';
import { claimOf, NO_OVERRIDE } from '../../startups/facts/claims/claim-state';
import { columnsOf } from '../../startups/facts/claims/fact-columns';
import { isManual } from '../../startups/curation/source-precedence';
import { lockKnown, recordFactChanges, type Act } from '../../startups/facts/change-fact';
import type { StartupWithClaims } from '../../startups/facts/startup-with-claims';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';

/** What people accepted of a row, as it is said of the startup that the row leaves. */
export type Accepted = Pick<Act, 'list' | 'entry_key' | 'after'>;

/** Hands back what people accepted of the row: its startup keeps what others say. @returns that, and the changes */
export async function handBackAccepted(acting: Acting, startupId: number) {
  const known = await lockKnown(acting.tx, startupId, undefined);
  const accepted = acceptedOf(known, acting.row.raw.id);
  const acts = accepted.map((each) => ({
    ...each,
    kind: 'handed_back' as const,
    after: NO_OVERRIDE,
    note: null,
  }));
  return { accepted, changes: await record(acting, known, acts) };
}

/** Says the same of the startup that has the row now, except where that has or says something else. */
export async function sayAccepted(
  acting: Acting,
  startupId: number,
  accepted: readonly Accepted[],
): Promise<number[]> {
  const known = await lockKnown(acting.tx, startupId, undefined);
  const acts = accepted
    .filter((each) => isFree(known, each))
    .map((each) => ({ ...each, kind: 'confirmed' as const, note: noteOf(each) }));
  return record(acting, known, acts);
}

function record(
  { tx, actor, at }: Acting,
  known: StartupWithClaims,
  acts: readonly Act[],
): Promise<number[]> {
  return recordFactChanges(tx, known, acts, { at, userId: actor.userId }, actor);
}

/** The name stays: it is the startup's, whatever else the row is part of. */
function acceptedOf({ row, statements }: StartupWithClaims, rawId: number): Accepted[] {
  const fields = Object.entries(row.origins)
    .filter(([field, origin]) => field !== 'company_name' && isManual(origin) && origin.raw_id === rawId)
    .map(([field]) => ({ list: 'fields' as const, entry_key: field }));
  const entries = statements
    .filter(({ raw_id, list }) => raw_id === rawId && list !== 'fields')
    .map(({ list, entry_key }) => ({ list, entry_key }));
  return [...fields, ...entries].map((fact) => ({ ...fact, after: claimOf(fact, row, statements) }));
}

function isFree({ row, statements }: StartupWithClaims, { list, entry_key, after }: Accepted): boolean {
  if (!isDeepStrictEqual(claimOf({ list, entry_key }, row, statements), NO_OVERRIDE)) return false;
  if (list !== 'fields') return true;
  const present = columnsOf(entry_key, row);
  return present[entry_key] === null || isDeepStrictEqual(present, after.said?.columns);
}

const noteOf = ({ after }: Accepted): string | null =>
  after.statement?.note ?? after.said?.origin.note ?? null;
