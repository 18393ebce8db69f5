import { isDeepStrictEqual } from 'node:util';
import { claimOf, NO_OVERRIDE } from '../../startups/facts/claims/claim-state';
import { columnsOf } from '../../startups/facts/claims/fact-columns';
import { isManual } from '../../startups/curation/source-precedence';
import { lockKnown, recordFactChanges, type Act } from '../../startups/facts/change-fact';
import type { StartupWithClaims } from '../../startups/facts/startup-with-claims';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';

/** Accepted value of a raw row, as a fact of the startup that loses the row. */
export type Accepted = Pick<Act, 'list' | 'entry_key' | 'after'>;

/** Reverts the accepted values of a raw row in its startup. Other facts remain. @returns the values and the changes */
export async function clearAcceptedValues(acting: Acting, startupId: number) {
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

/** Applies accepted values to the new startup of the row, unless the startup already has or states another value. */
export async function confirmAcceptedValues(
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

/** Returns the accepted values of a raw row. The name is excluded, because it remains with the startup. */
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
