import { ne } from 'drizzle-orm';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { MAX_NAME_LENGTH, MAX_PART_OF_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { confusableKeys } from './confusable-keys';
import { users } from '../../platform/db/schema/users.table';

const TAKEN =
  'This name reads the same as that of another person. Add what tells them apart, such as an initial.';

/** Parts of a name, as stored in the account. */
type NameParts = { username: string; first_name: string | null; last_name: string | null };

/**
 * Refuses names that look like the name or nickname of another account.
 * @param names display name, and the nickname if given
 * @param ownId id of the account that gets the names, if it exists
 * @throws Refusal 409
 */
export async function refuseTakenName(tx: Tx, names: readonly string[], ownId?: string): Promise<void> {
  const taken = await takenKeys(tx, ownId);
  if (names.some((name) => isTaken(taken, name))) throw conflict(TAKEN);
}

/**
 * Returns names without conflicts. If the nickname or the display name looks like the name of another account, a
 * number is appended: 'Anna Meier (2)'.
 */
export async function distinctNames(tx: Tx, given: NameParts): Promise<NameParts> {
  const taken = await takenKeys(tx);
  const { first_name, last_name } = given;
  const username = distinct(taken, given.username, MAX_NAME_LENGTH);
  if (last_name !== null) {
    const before = first_name === null ? '' : `${first_name} `;
    return { username, first_name, last_name: distinct(taken, last_name, MAX_PART_OF_NAME_LENGTH, before) };
  }
  return {
    username,
    first_name: first_name === null ? null : distinct(taken, first_name, MAX_PART_OF_NAME_LENGTH),
    last_name,
  };
}

/**
 * Appends the first free number to a text.
 * @param before start of the compared name, which the text completes
 */
function distinct(taken: ReadonlySet<string>, text: string, most: number, before = ''): string {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? '' : ` (${number})`;
    const numbered = `${text.slice(0, most - mark.length).toWellFormed()}${mark}`;
    if (!isTaken(taken, before + numbered)) return numbered;
  }
}

function isTaken(taken: ReadonlySet<string>, name: string): boolean {
  return [...confusableKeys(name)].some((key) => taken.has(key));
}

/** Returns the keys of all names and nicknames, and locks them until the transaction ends. */
async function takenKeys(tx: Tx, exceptId?: string): Promise<Set<string>> {
  await waitForLock(tx, ADVISORY_LOCKS.names);
  const others = await tx
    .select({ name: users.name, username: users.username })
    .from(users)
    .where(exceptId === undefined ? undefined : ne(users.id, exceptId));
  return new Set(
    others.flatMap(({ name, username }) => [...confusableKeys(name), ...confusableKeys(username)]),
  );
}
