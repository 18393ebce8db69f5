import { listAround, type NameList } from './name-list';
import { startupDistance, type Candidate, type Reading } from './reading';
import { MEANINGS } from './word-meanings';

/** Named numeric measurements of a candidate. */
export type Facts = Record<string, number>;

/** Number of tokens on each side of a mention in which meanings are counted. */
const REACH = 14;
const NOWHERE = 20;
const FAR = 99;
const KINDS = ['FIRST', 'PLACE', 'DEMONYM', 'ORGANISATION', 'Proper', 'Common', 'lower', 'MONEY'];
/** Boilerplate log-odds of the title line. The title is never boilerplate. */
const TITLE_DOUBT = -9;

/** Returns the measurements of an article, which are equal for all its candidates. */
export function articleFacts({ text, tokens, lang, startupWords, titleEnd, candidates }: Reading): Facts {
  const lines = text.split('\n');
  return {
    tokens: tokens.length,
    candidates: candidates.length,
    'blank lines': lines.filter((line) => line.trim() === '').length / lines.length,
    'startup words': startupWords.length,
    'startup words in 1000': (1000 * startupWords.length) / Math.max(1, tokens.length),
    'startup in title': startupWords.some((at) => (tokens[at]?.start ?? 0) < titleEnd) ? 1 : 0,
    de: lang === 'de' ? 1 : 0,
    fr: lang === 'fr' ? 1 : 0,
    en: lang === 'en' ? 1 : 0,
  };
}

/**
 * Returns the measurements of one candidate: its form, its positions, and the distances of nearby meanings.
 * @param lists list of names around each mention
 * @param doubts log-odds that each line of the body is boilerplate
 */
export function nameFacts(
  reading: Reading,
  candidate: Candidate,
  lists: readonly NameList[],
  doubts: readonly number[],
): Facts {
  return {
    ...formFacts(reading, candidate),
    ...placeFacts(reading, candidate, doubts),
    listed: lists.reduce((most, { others }) => Math.max(most, others.length), 0),
    ...meaningFacts(reading, candidate, lists),
  };
}

export const listsOf = (reading: Reading, { spans }: Candidate): NameList[] =>
  spans.map((span) => listAround(reading, span));

function formFacts({ kinds, lexicon, lastNames, tokens }: Reading, { key, text, spans }: Candidate): Facts {
  const words = key.split(' ');
  const [first] = spans;
  const own = kinds.slice(first?.from, first?.to);
  const has = (pattern: RegExp) => (pattern.test(text) ? 1 : 0);
  const before = (first?.from ?? 0) - 1;
  return {
    words: words.length,
    letters: text.length,
    'common words': words.filter((word) => lexicon.knows(word)).length / words.length,
    'inner capital': has(/\p{Ll}\p{Lu}/u),
    capitals: has(/^\p{Lu}{2,}$/u),
    digit: has(/\d/u),
    domain: has(/\.\p{L}/u),
    'last name': words.length === 1 && lastNames.has(key) ? 1 : 0,
    'behind a noun': kinds[before] === 'Common' && /^\p{Lu}/u.test(tokens[before]?.text ?? '') ? 1 : 0,
    ...Object.fromEntries(
      KINDS.map((kind) => [`kind ${kind}`, own.filter((each) => each === kind).length / own.length]),
    ),
  };
}

function placeFacts(reading: Reading, { spans }: Candidate, doubts: readonly number[]): Facts {
  const { tokens, kinds, titleEnd, text, lineLengths } = reading;
  const first = tokens[spans[0]?.from ?? 0]?.start ?? 0;
  const share = (has: (span: (typeof spans)[number]) => boolean) => spans.filter(has).length / spans.length;
  const lines = spans.map(({ from }) => tokens[from]?.line ?? 0);
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const lengths = lines.map((line) => lineLengths[line] ?? 0);
  const doubt = lines.map((line) => (line === 0 ? TITLE_DOUBT : (doubts[line - 1] ?? 0)));
  return {
    mentions: spans.length,
    'in title': first < titleEnd ? 1 : 0,
    'first place': first / text.length,
    'first letter': Math.log(1 + Math.max(0, first - titleEnd)),
    'legal form': share(({ to }) => kinds[to - 1] === 'LEGAL' || kinds[to] === 'LEGAL'),
    'begins sentences': share(({ from }) => tokens[from]?.first === true),
    'begins lines': share(({ from }) => tokens[from - 1]?.line !== tokens[from]?.line),
    'startup word': Math.min(
      FAR,
      spans.reduce((near, span) => Math.min(near, startupDistance(reading, span)), Infinity),
    ),
    'shortest line': least(lengths),
    'longest line': most(lengths),
    'least doubt': least(doubt),
    'most doubt': most(doubt),
  };
}

function meaningFacts(
  { tokens, meanings }: Reading,
  { spans }: Candidate,
  lists: readonly NameList[],
): Facts {
  const facts: Facts = {};
  for (const meaning of MEANINGS) {
    facts[`left ${meaning}`] = NOWHERE;
    facts[`right ${meaning}`] = NOWHERE;
    facts[`near ${meaning}`] = 0;
  }
  const see = (at: number, side: 'left' | 'right', distance: number, line: number | undefined) => {
    const meaning = meanings[at] ?? '';
    const known = facts[`${side} ${meaning}`];
    if (known === undefined || tokens[at]?.line !== line) return;
    facts[`${side} ${meaning}`] = Math.min(known, distance);
    facts[`near ${meaning}`] = (facts[`near ${meaning}`] ?? 0) + 1;
  };
  spans.forEach(({ from, to }, index) => {
    const { left, right } = lists[index] ?? { left: from - 1, right: to };
    const line = tokens[from]?.line;
    for (let distance = 0; distance < REACH; distance += 1) {
      see(left - distance, 'left', distance, line);
      see(right + distance, 'right', distance, line);
    }
  });
  return facts;
}
