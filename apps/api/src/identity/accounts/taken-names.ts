import { ne } from 'drizzle-orm';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { MAX_NAME_LENGTH, MAX_PART_OF_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { readingKeys } from './reading-keys';
import { users } from '../../platform/db/schema/users.table';

const TAKEN =
  'This name reads the same as that of another person. Add what tells them apart, such as an initial.';

/** The parts of a name as they are stored. */
type NameParts = { username: string; first_name: string | null; last_name: string | null };

/**
 * Refuses names that read the same as the name or nickname of another account.
 * @param names how a person is shown, and the nickname where it is given
 * @param ownId of the account that gets the names, if there is one already
 * @throws Refusal 409
 */
export async function refuseTakenName(tx: Tx, names: readonly string[], ownId?: string): Promise<void> {
  const taken = await takenKeys(tx, ownId);
  if (names.some((name) => isTaken(taken, name))) throw conflict(TAKEN);
}

/**
 * Names that nobody confirmed, with a number behind the nickname and behind the shown name where it reads the same as
 * that of another account: 'Anna Meier (2)'.
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

/** @param before the beginning of the name that is compared, which the text ends */
function distinct(taken: ReadonlySet<string>, text: string, most: number, before = ''): string {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? '' : ` (${number})`;
    const numbered = `${text.slice(0, most - mark.length).toWellFormed()}${mark}`;
    if (!isTaken(taken, before + numbered)) return numbered;
  }
}

function isTaken(taken: ReadonlySet<string>, name: string): boolean {
  return [...readingKeys(name)].some((key) => taken.has(key));
}

/** Keys of every name and nickname, which nobody else changes until the transaction ends. */
async function takenKeys(tx: Tx, exceptId?: string): Promise<Set<string>> {
  await waitForLock(tx, ADVISORY_LOCKS.names);
  const others = await tx
    .select({ name: users.name, username: users.username })
    .from(users)
    .where(exceptId === undefined ? undefined : ne(users.id, exceptId));
  return new Set(others.flatMap(({ name, username }) => [...readingKeys(name), ...readingKeys(username)]));
}
