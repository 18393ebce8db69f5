import type { Span } from './name-spans';
import type { Reading } from './reading';

/** List of names that contains a mention: "A, B (Bern) and C". */
export interface NameList {
  /** Index of the token before the list. `right` is the index of the token after the list. */
  readonly left: number;
  readonly right: number;
  /** Names in the list other than the mention. */
  readonly others: readonly Span[];
}

const JOINS = new Set([',', ';', 'und', 'and', 'et', 'e', 'ed', 'sowie', '&', '/', '|']);
/**
 * Maximum number of names on each side, of tokens in a name, and of tokens in brackets. The limits keep the computing
 * time linear.
 */
const [MAX_NAMES, LONGEST_NAME, LONGEST_NOTE] = [12, 6, 12];

/** Returns the list of names that contains a mention. For a single name, `others` is empty. */
export function listAround(reading: Reading, { from, to }: Span): NameList {
  const { tokens, folded } = reading;
  const line = tokens[from]?.line;
  const isName = (at: number) => tokens[at]?.line === line && isNamePart(reading, at);
  const isJoin = (at: number) => tokens[at]?.line === line && JOINS.has(folded[at] ?? '');
  const others: Span[] = [];
  let left = from - 1;
  while (isJoin(left) && others.length < MAX_NAMES) {
    const last = noteStart(reading, isJoin(left - 1) ? left - 2 : left - 1);
    let start = last;
    while (isName(start) && last - start < LONGEST_NAME) start -= 1;
    if (start === last) break;
    others.push({ from: start + 1, to: last + 1 });
    left = start;
  }
  const before = others.length;
  let right = noteEnd(reading, to);
  while (isJoin(right) && others.length - before < MAX_NAMES) {
    const start = isJoin(right + 1) ? right + 2 : right + 1;
    let end = start;
    while (isName(end) && end - start < LONGEST_NAME) end += 1;
    if (end === start) break;
    others.push({ from: start, to: end });
    right = noteEnd(reading, end);
  }
  return { left, right, others };
}

const isNamePart = ({ tokens, kinds }: Reading, at: number): boolean =>
  kinds[at] === 'LEGAL' || /\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u.test(tokens[at]?.text ?? '');

/** Returns the index after the brackets that begin at `at`, or `at` if there are no brackets. */
function noteEnd({ tokens, folded }: Reading, at: number): number {
  if (folded[at] !== '(') return at;
  for (let end = at + 1; end < at + LONGEST_NOTE && tokens[end]?.line === tokens[at]?.line; end += 1)
    if (folded[end] === ')') return end + 1;
  return at;
}

/** Returns the index before the brackets that end at `at`, or `at` if there are no brackets. */
function noteStart({ tokens, folded }: Reading, at: number): number {
  if (folded[at] !== ')') return at;
  for (let start = at - 1; start > at - LONGEST_NOTE && tokens[start]?.line === tokens[at]?.line; start -= 1)
    if (folded[start] === '(') return start - 1;
  return at;
}
