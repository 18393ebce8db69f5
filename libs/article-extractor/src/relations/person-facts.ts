import { foldKey } from '@vaglio/startups-domain';
import type { Reading } from '../learned/reading';
import { shapeOf } from '../learned/word-kinds';
import type { Fact } from './fact';

/** Full name of a person at one position. */
export interface PersonFact extends Fact {
  readonly first_name: string;
  readonly last_name: string;
}

const PARTICLES = new Set('von van de di da del della der du la le zu zur'.split(' '));
const NO_NAME = new Set(['LEGAL', 'MONEY', 'MONTH', 'ORGANISATION', 'YEAR', 'NUMBER']);
const isNamePart = (text: string): boolean => /^\p{Lu}[\p{L}’'-]+$/u.test(text) && !/^\p{Lu}+$/u.test(text);
/** Maximum number of words in a last name, not counting particles. */
const MAX_LAST_NAMES = 2;

/**
 * Returns the full names in a text. A full name is a first name or an unknown word, followed by a possible last name.
 */
export function personFacts(reading: Reading): PersonFact[] {
  const { tokens, kinds, lexicon, folded, lastNames } = reading;
  const facts: PersonFact[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined || !isNamePart(first.text) || NO_NAME.has(kinds[at] ?? '')) continue;
    if (kinds[at] !== 'FIRST' && lexicon.knows(folded[at] ?? '')) continue;
    const to = nameEnd(reading, at);
    if (to === null) continue;
    const words = tokens.slice(at + 1, to).map(({ text }) => text);
    const rest = words.join(' ').replace(/^(\p{Lu}) \. /u, '$1. ');
    const isFirst = kinds[at] === 'FIRST';
    facts.push({
      field: 'person',
      first_name: first.text,
      last_name: rest,
      value: foldKey(`${first.text} ${rest}`),
      from: at,
      to,
      own: [
        `first=${kinds[at]}`,
        `last=${kinds[to - 1]}`,
        `words=${words.length}`,
        `shape=${shapeOf(`${first.text} ${rest}`)}`,
        `before=${kinds[at - 1] ?? '^'}`,
        `after=${kinds[to] ?? '$'}`,
      ],
      numbers: [words.length, isFirst ? 1 : 0, lastNames.has(folded[at] ?? '') ? 1 : 0],
    });
    at = to - 1;
  }
  return facts;
}

/** Returns the end of a name that begins at a token; null if no last name follows. */
function nameEnd({ tokens, kinds }: Reading, from: number): number | null {
  const line = tokens[from]?.line;
  let at = from + 1;
  if (/^\p{Lu}$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '.') at += 2;
  while (PARTICLES.has(tokens[at]?.text ?? '')) at += 1;
  let end: number | null = null;
  for (let count = 0; count < MAX_LAST_NAMES; count += 1, at += 1) {
    const token = tokens[at];
    if (token?.line !== line || !isNamePart(token?.text ?? '') || NO_NAME.has(kinds[at] ?? '')) break;
    end = at + 1;
  }
  return end;
}
