import { oneOf } from '../one-of';
import type { Reading } from '../learned/reading';
import { organisationKind, shapeOf } from '../learned/word-kinds';
import type { Fact } from './fact';

/** Name at one position that may be an investor. */
export interface OrganisationFact extends Fact {
  readonly name: string;
}

const PLAIN = new Set('Common MONTH PLACE DEMONYM YEAR NUMBER FIRST MONEY LEGAL lower'.split(' '));
const FUND_WORDS = [
  'fund|fonds|fondo|capital|ventur|partner|invest|holding|group',
  'angel|bank|stiftung|equity|expeditions|growth',
];
const FUND_WORD = new RegExp(oneOf(...FUND_WORDS), 'u');
const ROLES = ['bank', 'investor', 'public', 'university', 'corporate', 'association'];

/** Returns the names that may be investors. Single common words are omitted. */
export function organisationFacts(reading: Reading): OrganisationFact[] {
  const { kinds, tokens, candidates } = reading;
  const isCapital = (at: number): number => (/^\p{Lu}/u.test(tokens[at]?.text ?? '') ? 1 : 0);
  return candidates.flatMap(({ key, text, spans }) => {
    const [span] = spans;
    const own = span === undefined ? [] : kinds.slice(span.from, span.to);
    if (own.length < 2 && own.every((kind) => PLAIN.has(kind))) return [];
    const words = key.split(' ');
    const features = [
      `kinds=${own.join(' ')}`,
      `shape=${shapeOf(text)}`,
      `last=${words.at(-1)}`,
      `known=${organisationKind(key) ?? 'no'}`,
      `first=${words[0]}`,
      `mentions=${Math.min(4, spans.length)}`,
      ...words.map((word) => `word=${word}`),
    ];
    const figures = [
      FUND_WORD.test(key) ? 1 : 0,
      spans.length,
      ROLES.indexOf(organisationKind(key) ?? ''),
      own.filter((kind) => kind === 'Common').length,
      own.filter((kind) => kind === 'Proper').length,
    ];
    return spans.map(({ from, to }) => ({
      field: 'investor' as const,
      name: text,
      value: key,
      from,
      to,
      own: features,
      numbers: [...figures, isCapital(from - 1), isCapital(to)],
    }));
  });
}
