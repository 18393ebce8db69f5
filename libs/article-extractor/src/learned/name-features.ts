import { contextFeatures } from './context-features';
import { meaningFeatures } from './meaning-features';
import { startupDistance, type Candidate, type Reading } from './reading';
import { organisationKind, shapeOf } from './word-kinds';

const DOMAIN = /\.(?:ch|com|io|ai|swiss|net|app|health|earth|bio|me|tech|org|eu|one)$/iu;
/** Number of characters that count as the beginning of an article. */
const EARLY = 300;

/**
 * Features of a candidate in four groups: its form, its use in the article, the words around each mention, and the
 * meanings of these words. Each feature counts once.
 */
export interface NameFeatures {
  readonly form: ReadonlySet<string>;
  readonly place: ReadonlySet<string>;
  /** Word features of each mention. */
  readonly words: readonly ReadonlySet<string>[];
  readonly meanings: readonly ReadonlySet<string>[];
}

export function nameFeatures(reading: Reading, candidate: Candidate): NameFeatures {
  const form = new Set<string>(['bias', `lang=${reading.lang}`]);
  const place = new Set<string>();
  addForm(form, reading, candidate);
  addPlaces(place, reading, candidate);
  return {
    form,
    place,
    words: candidate.spans.map((span) => {
      const words = new Set<string>();
      contextFeatures(words, reading, span);
      return words;
    }),
    meanings: candidate.spans.map((span) => {
      const meanings = new Set<string>();
      meaningFeatures(meanings, reading, span);
      return meanings;
    }),
  };
}

function addForm(features: Set<string>, reading: Reading, candidate: Candidate): void {
  const { tokens, kinds, lexicon, lang, startupWords, lastNames } = reading;
  const [span] = candidate.spans;
  if (span === undefined) return;
  const { key, text } = candidate;
  const length = span.to - span.from;
  features
    .add(`length=${length}`)
    .add(`letters=${Math.min(12, text.length >> 1)}`)
    .add(`shape=${shapeOf(text)}`);
  if (/\p{Ll}\p{Lu}/u.test(text)) features.add('inner capital');
  if (DOMAIN.test(text)) features.add('domain');
  if (/^\p{Lu}{2,}$/u.test(text)) features.add(`capitals=${Math.min(text.length, 7)}`);
  const words = key.split(' ');
  const [first = '', last = first] = [words[0], words[words.length - 1]];
  features.add(`first=${first}`).add(`last=${last}`).add(`name=${key}`);
  for (const word of words) features.add(`word=${word}`);
  for (const [place, word] of [
    ['f', first],
    ['l', last],
  ] as const) {
    for (const size of [2, 3, 4]) {
      if (word.length <= size) continue;
      features.add(`${place} end=${word.slice(-size)}`).add(`${place} begin=${word.slice(0, size)}`);
    }
  }
  const common = words.filter((word) => lexicon.knows(word)).length;
  const share = common === words.length ? 'all' : common === 0 ? 'none' : 'some';
  features.add(`common=${share}`).add(`common=${share} ${length} ${lang}`);
  for (let at = span.from; at < span.to; at += 1) {
    features.add(`word shape=${shapeOf(tokens[at]?.text ?? '')}`).add(`kind=${kinds[at]}`);
  }
  features
    .add(`kinds=${kinds.slice(span.from, span.to).join(' ')}`)
    .add(`first kind=${kinds[span.from]}`)
    .add(`last kind=${kinds[span.to - 1]}`);
  if (words.length === 1 && lastNames.has(first)) features.add('last name');
  const topic = Math.min(4, startupWords.length);
  features.add(`topic=${topic}`).add(`topic=${topic} ${share}`).add(`topic=${topic} ${kinds[span.from]}`);
  const organisation = organisationKind(key);
  if (organisation !== undefined) features.add(`organisation=${organisation}`);
}

function addPlaces(features: Set<string>, reading: Reading, { spans, longer, shorter }: Candidate): void {
  const { tokens, kinds, titleEnd } = reading;
  const starts = spans.map(({ from }) => tokens[from]?.start ?? 0);
  features.add(`mentions=${Math.min(5, spans.length)}`);
  if (starts.some((start) => start < titleEnd)) features.add('in the title');
  if (starts.some((start) => start < titleEnd + EARLY)) features.add('early');
  if (spans.every(({ from }) => tokens[from]?.first === true)) features.add('only begins sentences');
  if (spans.some(({ to }) => kinds[to - 1] === 'LEGAL' || kinds[to] === 'LEGAL')) features.add('legal form');
  const nearest = spans.reduce((least, span) => Math.min(least, startupDistance(reading, span)), Infinity);
  features.add(
    `startup word=${nearest < 3 ? nearest : nearest < 8 ? 'near' : nearest < 30 ? 'far' : 'none'}`,
  );
  const [around, inside] = [mostNamed(longer), mostNamed(shorter)];
  features.add(`in longer=${around === 0 ? 'no' : around >= spans.length ? 'always' : 'sometimes'}`);
  features.add(`has shorter=${inside === 0 ? 'no' : inside > spans.length ? 'oftener' : 'as often'}`);
}

const mostNamed = (candidates: readonly Candidate[]): number =>
  candidates.reduce((most, { spans }) => Math.max(most, spans.length), 0);
