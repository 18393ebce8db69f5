import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from '../facts/claims/read-claims';
import { VALUES } from '../curation/merge-row';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { keysOf } from '../facts/entry-facts';
import type { StartupWithClaims } from '../facts/startup-with-claims';
import { identityOf, identityText, type Identity } from './identity';
import type { SplitOrderBody, StartupRowBody } from './splits.schemas';

const ENTRY_LISTS = ['founders', 'money', 'awards'] as const;

/** Why a row stays that no table has any more. */
export const IS_GONE = 'The row itself is gone; only its values are known.';

/** What leaves a startup together, and becomes one of its own. */
export type Group = {
  /** Of raw rows. */
  ids: ReadonlySet<number>;
  /** The name that the person gives it; null for that of its rows. */
  name: string | null;
};

/**
 * The groups of an order.
 * @throws 400 for a row in two groups; 409 for one that is no part of the startup, or that cannot leave it, and when none
 *   would stay
 */
export function readGroups({ groups }: SplitOrderBody, rows: readonly StartupRowBody[]): Group[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const leaving = new Set<string>();
  for (const id of groups.flatMap((group) => group.rows)) {
    const row = byId.get(id);
    if (!row) throw conflict('One of these rows is no part of this startup any more.');
    if (row.stays_because !== null) throw conflict(`${row.company_name} stays. ${row.stays_because}`);
    if (leaving.has(id)) throw badRequest('A row can leave only once.');
    leaving.add(id);
  }
  if (!rows.some(({ id, stays_because }) => !leaving.has(id) && stays_because !== IS_GONE))
    throw conflict('At least one row stays with the startup.');
  return groups.map((group) => ({
    ids: new Set(group.rows.map(Number)),
    name: group.company_name?.trim() || null,
  }));
}

export type PartStatement = Statement & {
  /** A row that stays names the entry too: the part takes a copy. */
  isShared: boolean;
};

/** What people say of entries that rows of a group name goes with it. */
export function statementsOf(
  { claims, statements }: Pick<StartupWithClaims, 'claims' | 'statements'>,
  groups: readonly Group[],
): PartStatement[][] {
  const staying = entriesOf(claims.filter(({ id }) => !groups.some(({ ids }) => ids.has(id))));
  return groups.map(({ ids }) => {
    const leaving = entriesOf(claims.filter(({ id }) => ids.has(id)));
    return statements
      .filter((statement) => leaving.has(entryOf(statement)))
      .map((statement) => ({ ...statement, isShared: staying.has(entryOf(statement)) }));
  });
}

/** The entries that rows name; a statement about a field is about none. */
function entriesOf(rows: readonly ClaimedRow[]): ReadonlySet<string> {
  return new Set(
    ENTRY_LISTS.flatMap((list) =>
      rows.flatMap((row) => keysOf(row, list).map((entry_key) => entryOf({ list, entry_key }))),
    ),
  );
}

const entryOf = ({ list, entry_key }: Pick<Statement, 'list' | 'entry_key'>) => `${list} ${entry_key}`;

/** Fields whose value a person accepted from a row of the group: the acceptance goes with its row. */
export function acceptedOf({ row }: StartupWithClaims, { ids }: Group): (typeof VALUES)[number][] {
  return VALUES.filter((field) => {
    const origin = row.origins[field];
    return origin?.confirmed !== undefined && origin.raw_id !== undefined && ids.has(origin.raw_id);
  });
}

/** For each side, the names with websites that its rows have and those of no other side; some kept values have no name. */
export function ownIdentities(sides: readonly (readonly ClaimedRow[])[]): Identity[][] {
  const named = sides.map((rows) => rows.filter(({ company_name }) => company_name !== ''));
  const keys = named.map((rows) => new Map(rows.map((row) => [keyOf(row), identityOf(row)])));
  return keys.map((own) =>
    [...own].flatMap(([key, identity]) =>
      keys.some((other) => other !== own && other.has(key)) ? [] : [identity],
    ),
  );
}

const keyOf = (row: ClaimedRow) => identityText(identityOf(row));
