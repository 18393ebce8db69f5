import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from '../facts/claims/read-claims';
import { VALUES } from '../curation/merge-row';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { keysOf } from '../facts/entry-facts';
import type { StartupWithClaims } from '../facts/startup-with-claims';
import { identityOf, identityText, type Identity } from './identity';
import type { SplitOrderBody, StartupRowBody } from './splits.schemas';

const ENTRY_LISTS = ['founders', 'money', 'awards'] as const;

/** Message for a row that cannot be moved because it no longer exists. */
export const IS_GONE = 'The row itself is gone; only its values are known.';

/** Raw rows that a split moves to one new startup. */
export type Group = {
  /** Ids of the raw rows in the group. */
  ids: ReadonlySet<number>;
  /** Name that the person entered; null to use a name of the rows. */
  name: string | null;
};

/**
 * Returns the groups of rows to split off.
 * @throws 400 for a row in two groups; 409 for a row that does not belong to the startup or cannot be moved, and if no
 * row would remain
 */
export function readGroups({ groups }: SplitOrderBody, rows: readonly StartupRowBody[]): Group[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const leaving = new Set<string>();
  for (const id of groups.flatMap((group) => group.rows)) {
    const row = byId.get(id);
    if (!row) throw conflict('One of these rows no longer belongs to this startup.');
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
  /** True if a remaining row also states the entry. The new startup then gets a copy. */
  isShared: boolean;
};

/** Returns the statements of people about entries that the rows of each group state. */
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

/** Returns the list entries that rows state. Fields are not entries. */
function entriesOf(rows: readonly ClaimedRow[]): ReadonlySet<string> {
  return new Set(
    ENTRY_LISTS.flatMap((list) =>
      rows.flatMap((row) => keysOf(row, list).map((entry_key) => entryOf({ list, entry_key }))),
    ),
  );
}

const entryOf = ({ list, entry_key }: Pick<Statement, 'list' | 'entry_key'>) => `${list} ${entry_key}`;

/** Returns the fields whose values a person accepted from a row of the group. The acceptance moves with the row. */
export function acceptedOf({ row }: StartupWithClaims, { ids }: Group): (typeof VALUES)[number][] {
  return VALUES.filter((field) => {
    const origin = row.origins[field];
    return origin?.confirmed !== undefined && origin.raw_id !== undefined && ids.has(origin.raw_id);
  });
}

/**
 * Returns, for each side, the identities that only its rows have. Some stored revisions have no name and are skipped.
 */
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
