import { hash } from 'node:crypto';
import { yieldToEventLoop } from '../../../platform/util/yield-to-event-loop';

/** Number of texts that are hashed before other tasks run. Hashing them takes a few milliseconds. */
const SLICE = 2_000;
/**
 * Number of hex digits of each digest that are stored. Six bytes are exact as a number and have a collision rate of
 * one in 100 million.
 */
const KEPT_HEX_DIGITS = 12;
const THREE_BYTES = 2 ** 24;
const EMPTY = -1;

/**
 * Creates a set of the SHA-256 digests of many texts. It uses little memory and does not block other tasks.
 * @param most maximum number of texts
 * @returns a function that returns whether a digest (64 lower-case hex digits) is in the set
 */
export async function digestSet(texts: Iterable<string>, most: number): Promise<(digest: string) => boolean> {
  const table = await emptyTable(2 ** Math.ceil(Math.log2(most * 1.5)));
  let count = 0;
  for (const text of texts) {
    if (++count > most) throw new Error(`more than ${most} texts`);
    const kept = startOfBytes(hash('sha256', text, 'binary'));
    table[placeOf(table, kept)] = kept;
    if (count % SLICE === 0) await yieldToEventLoop();
  }
  return (digest) => table[placeOf(table, startOf(digest))] !== EMPTY;
}

/** Returns the index of a number in the table, or the first free index from its hash value onwards. */
function placeOf(table: Float64Array, kept: number): number {
  let place = kept % table.length;
  for (let found = table[place]; found !== EMPTY && found !== kept; found = table[place])
    place = (place + 1) % table.length;
  return place;
}

async function emptyTable(size: number): Promise<Float64Array> {
  const table = new Float64Array(size).fill(EMPTY);
  await yieldToEventLoop();
  return table;
}

function startOf(digest: string): number {
  return Number.parseInt(digest.slice(0, KEPT_HEX_DIGITS), 16);
}

/**
 * Returns the start of a digest as a number. The digest is a text with one character per byte, which takes half the
 * time of hex.
 */
function startOfBytes(digest: string): number {
  return threeBytes(digest, 0) * THREE_BYTES + threeBytes(digest, 3);
}

function threeBytes(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2);
}
