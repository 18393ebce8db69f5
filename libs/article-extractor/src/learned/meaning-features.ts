import { listAround } from './name-list';
import type { Span } from './name-spans';
import type { Reading } from './reading';

/** Number of tokens that are searched on each side of a list of names. */
const REACH = 12;
const CLOSE = 4;
const NOTE_LENGTH = 8;
const MAX_LISTED = 5;
const CLAUSE_ENDS = new Set(['.', '!', '?', ';', ':']);
const NOTE_MARKS = new Set(['(', ',', '–', ':', '-']);
/** Word kinds that provide no information about a company. */
const PLAIN = new Set(['Common', 'Proper', 'lower']);

/**
 * Adds features for the meanings of the words around one mention. Only words outside the list of names and inside the
 * clause count.
 */
export function meaningFeatures(features: Set<string>, reading: Reading, span: Span): void {
  const { from, to } = span;
  const { tokens, meanings, kinds, folded } = reading;
  const isInside = (at: number) => tokens[at]?.line === tokens[from]?.line;
  const sense = (at: number) => (isInside(at) ? meanings[at] || (kinds[at] ?? '#') : '#');
  const { left, right, others } = listAround(reading, span);
  const before = sense(left);
  const after = sense(right);
  features
    .add(`list=${Math.min(MAX_LISTED, others.length + 1)}`)
    .add(`m before=${before}`)
    .add(`m before two=${sense(left - 1)} ${before}`)
    .add(`m after=${after}`)
    .add(`m after two=${after} ${sense(right + 1)}`)
    .add(`m around=${before}|${after}`)
    .add(`m word before=${folded[left] ?? '#'} ${others.length > 0}`)
    .add(`m word after=${folded[right] ?? '#'} ${others.length > 0}`)
    .add(`m next=${sense(from - 1)}|${sense(to)}`);
  const nearest = [addSide(features, reading, span, left, -1), addSide(features, reading, span, right, 1)];
  features.add(`m nearest=${nearest.join('|')}`);
  if (NOTE_MARKS.has(folded[to] ?? '')) addNote(features, reading, span);
  if (!isInside(from - 1)) features.add(isInside(to) ? `line begins ${sense(to)}` : 'line alone');
}

/**
 * Adds features for the meanings on one side of a mention, up to the end of the clause.
 * @returns the nearest meaning; '' if there is none
 */
function addSide(features: Set<string>, reading: Reading, span: Span, start: number, step: -1 | 1): string {
  const { tokens, meanings, folded } = reading;
  const side = step < 0 ? 'left' : 'right';
  let nearest = '';
  for (let distance = 0; distance < REACH; distance += 1) {
    const at = start + step * distance;
    if (tokens[at]?.line !== tokens[span.from]?.line) break;
    const word = folded[at] ?? '';
    if (CLAUSE_ENDS.has(word) && !(step < 0 && word === ':')) break;
    const meaning = meanings[at] ?? '';
    if (meaning === '') continue;
    features.add(`m ${side} has=${meaning}`);
    if (distance < CLOSE) features.add(`m ${side} close=${meaning}`);
    if (nearest !== '') continue;
    nearest = meaning;
    features.add(`m ${side} first=${meaning} ${distance < 2 ? 'next' : distance <= CLOSE ? 'near' : 'far'}`);
  }
  return nearest;
}

/** Adds features for the meanings in brackets or in an apposition after the name. */
function addNote(
  features: Set<string>,
  { tokens, meanings, kinds, folded }: Reading,
  { from, to }: Span,
): void {
  for (let at = to + 1; at <= to + NOTE_LENGTH && tokens[at]?.line === tokens[from]?.line; at += 1) {
    const word = folded[at] ?? '';
    if (word === ')' || word === ',' || CLAUSE_ENDS.has(word)) return;
    const kind = kinds[at] ?? '';
    const sense = meanings[at] || (/[A-Z]/u.test(kind) && !PLAIN.has(kind) ? kind : '');
    if (sense !== '') features.add(`m note ${folded[to]}=${sense}`);
  }
}
