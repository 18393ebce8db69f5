import { totalmem } from 'node:os';

/** What the index keeps of a startup, its orders and names among it, in bytes. */
const BYTES_EACH = 600;
/** Of the memory that the process may use. */
const SHARE = 0.1;
const [AT_LEAST, AT_MOST] = [250_000, 2_000_000];

/**
 * How many startups a process keeps in its index; lists of more are read from the database.
 * @param memory that the process may use, in bytes: of its container, else of the machine
 */
export function mostIndexed(memory = allowedMemory()): number {
  return Math.min(AT_MOST, Math.max(AT_LEAST, Math.floor((memory * SHARE) / BYTES_EACH)));
}

/** So many changed startups are always followed: a tenth of a second. */
const ALWAYS_FOLLOWED = 5_000;
/** Of all startups: 20,000 are read one by one in half a second and written in 55 ms, a million read at once in ten. */
const FOLLOWED_SHARE = 1 / 50;

/** How many changed startups an index of so many follows; after more it is read again. */
export function mostFollowed(startups: number): number {
  return Math.max(ALWAYS_FOLLOWED, Math.floor(startups * FOLLOWED_SHARE));
}

/** A container without a limit is said to have more than the machine, or none. */
function allowedMemory(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
