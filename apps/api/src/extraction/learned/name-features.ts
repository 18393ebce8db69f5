import { contextFeatures } from './context-features';
import type { Candidate, Reading } from './reading';
import { organisationKind, shapeOf } from './word-kinds';

const DOMAIN = /\.(?:ch|com|io|ai|swiss|net|app|health|earth|bio|me|tech|org|eu|one)$/iu;
/** Letters from the beginning of a story. */
const EARLY = 300;

/**
 * What a model is shown of a candidate: its form, what is known of its words, where it is named, and the words around
 * each of its mentions. Each feature counts once.
 */
export function nameFeatures(reading: Reading, candidate: Candidate): Set<string> {
  const features = new Set<string>(['bias', `lang=${reading.lang}`]);
  addForm(features, reading, candidate);
  addPlaces(features, reading, candidate);
  for (const span of candidate.spans) contextFeatures(features, reading, span);
  return features;
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

function addPlaces(features: Set<string>, reading: Reading, { key, spans }: Candidate): void {
  const { tokens, kinds, titleEnd, candidates, startupWords } = reading;
  const starts = spans.map(({ from }) => tokens[from]?.start ?? 0);
  features.add(`mentions=${Math.min(5, spans.length)}`);
  if (starts.some((start) => start < titleEnd)) features.add('in the title');
  if (starts.some((start) => start < titleEnd + EARLY)) features.add('early');
  if (spans.every(({ from }) => tokens[from]?.first === true)) features.add('only begins sentences');
  if (spans.some(({ to }) => kinds[to - 1] === 'LEGAL' || kinds[to] === 'LEGAL')) features.add('legal form');
  const nearest = Math.min(
    ...spans.flatMap(({ from, to }) =>
      startupWords.map((word) => (word < from ? from - word : word >= to ? word - to + 1 : 0)),
    ),
  );
  features.add(
    `startup word=${nearest < 3 ? nearest : nearest < 8 ? 'near' : nearest < 30 ? 'far' : 'none'}`,
  );
  let [longer, shorter] = [0, 0];
  for (const other of candidates) {
    if (other.key === key) continue;
    if (` ${other.key} `.includes(` ${key} `)) longer = Math.max(longer, other.spans.length);
    else if (` ${key} `.includes(` ${other.key} `)) shorter = Math.max(shorter, other.spans.length);
  }
  features.add(`in longer=${longer === 0 ? 'no' : longer >= spans.length ? 'always' : 'sometimes'}`);
  features.add(`has shorter=${shorter === 0 ? 'no' : shorter > spans.length ? 'oftener' : 'as often'}`);
}
