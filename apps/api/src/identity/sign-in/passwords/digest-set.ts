import { hash } from 'node:crypto';
import { yieldToEventLoop } from '../../../platform/util/yield-to-event-loop';

/** Hashed in one go before others get their turn: a few milliseconds. */
const SLICE = 2_000;
/** Six bytes of each digest are kept: exact as a number, and a chance hit is one in 100 million. */
const KEPT_HEX_DIGITS = 12;
const THREE_BYTES = 2 ** 24;
const EMPTY = -1;

/**
 * The SHA-256 digests of many texts, in little memory. Others are served while it is made.
 * @param most how many texts there may be
 * @returns whether a digest (64 lower-case hex digits) is that of one of the texts
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

/** Where a number is, or would go: the first free place after its own. */
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

/** The same of a digest as a text with a character per byte, which is made and read in half the time. */
function startOfBytes(digest: string): number {
  return threeBytes(digest, 0) * THREE_BYTES + threeBytes(digest, 3);
}

function threeBytes(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2);
}
