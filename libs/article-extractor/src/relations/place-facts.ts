import { placesIn } from '../built-in/places';
import type { Reading } from '../learned/reading';
import type { Fact } from './fact';
import { tokensBetween } from './tokens-between';

/** Words that may precede a place, in the order of their numbers in the trees. */
const BEFORE = 'in aus a from de di im der die the of based'.split(' ');

/** Returns the Swiss places in a text with their cantons. */
export function placeFacts(reading: Reading): Fact[] {
  const { kinds, folded } = reading;
  return placesIn(reading.text).flatMap(({ canton, start, end, matched }) => {
    const range = tokensBetween(reading, start, end);
    if (range === null) return [];
    return [
      {
        field: 'place' as const,
        value: canton,
        ...range,
        own: [`canton=${canton}`, `kind=${kinds[range.from]}`, `ends=${matched.slice(-3)}`],
        numbers: [
          kinds[range.from] === 'DEMONYM' ? 1 : 0,
          matched.length,
          BEFORE.indexOf(folded[range.from - 1] ?? ''),
        ],
      },
    ];
  });
}

/** Range of plausible founding years for a startup in the news. */
const [FIRST_YEAR, LAST_YEAR] = [1985, 2099];

/** Returns the years in a text that may be founding years. */
export const yearFacts = ({ tokens, kinds }: Reading): Fact[] =>
  tokens.flatMap(({ text }, at) => {
    const year = Number(text);
    if (kinds[at] !== 'YEAR' || !(year >= FIRST_YEAR && year <= LAST_YEAR)) return [];
    return [{ field: 'year' as const, value: text, from: at, to: at + 1, own: [], numbers: [year] }];
  });
