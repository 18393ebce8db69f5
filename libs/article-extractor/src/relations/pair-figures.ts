import { CUE_NAMES } from './cue-words';
import type { Fact } from './fact';
import type { FactWords } from './fact-words';
import { ZONES, type Nearness } from './nearness';
import type { Scene } from './scene';

/** Word kinds in the order of their numbers in the trees. All other kinds share one number. */
const KINDS =
  '^ lower Proper Common FIRST ORGANISATION LEGAL PLACE DEMONYM MONEY NUMBER YEAR MONTH , . : ( ) – « » "'.split(
    ' ',
  );
/** Maximum number of tokens between a name and a fact in which punctuation and words are counted. */
const COUNTED = 40;
const FAR_LINES = 10;
const LONGEST_SENTENCE = 60;

/**
 * Returns the numeric values of a fact and a company for the trees. All pairs of a field have the same number of
 * values.
 */
export function pairFigures(
  scene: Scene,
  fact: Fact,
  company: number,
  near: Nearness,
  around: FactWords,
): Float32Array {
  const { reading, sentenceOf, sentences, mentionsOf, companies } = scene;
  const { tokens } = reading;
  const { mention } = near;
  const sentence = sentences[sentenceOf[fact.from] ?? 0];
  const [from, to] = [sentence?.from ?? fact.from, sentence?.to ?? fact.to];
  const line = tokens[fact.from]?.line ?? 0;
  const kind = (at: number): number => KINDS.indexOf(reading.kinds[at] ?? '^');
  const flag = (is: boolean): number => (is ? 1 : 0);
  const sentencesAway =
    mention === null ? 9 : Math.abs((sentenceOf[mention.from] ?? 0) - (sentenceOf[fact.from] ?? 0));
  const linesAway = mention === null ? 99 : line - (tokens[mention.from]?.line ?? 0);
  return Float32Array.from([
    ZONES.indexOf(near.zone),
    Math.min(9, sentencesAway),
    Math.max(-FAR_LINES, Math.min(FAR_LINES, linesAway)),
    near.isBefore ? near.gap : -near.gap,
    near.gap,
    near.nearer,
    near.between,
    near.others,
    near.othersInLine,
    near.inSentence,
    companies.length,
    flag(near.isLast),
    flag(near.isFirstMentioned),
    flag(near.isInTitle),
    near.othersInTitle,
    flag(line === 0),
    line,
    tokens.length,
    flag(near.isFirstOfLine),
    near.share,
    mentionsOf[company]?.length ?? 0,
    Math.min(60, Math.floor((mentionsOf[company]?.[0]?.from ?? 600) / 10)),
    near.names,
    near.said,
    near.values,
    near.here,
    flag(near.isValueInTitle),
    near.rivals.nearer,
    near.rivals.between,
    fact.from - from,
    to - fact.to,
    to - from,
    kind(fact.from - 1),
    kind(fact.to),
    kind(fact.from - 2),
    kind(fact.to + 1),
    kind(fact.from),
    kind(fact.to - 1),
    fact.to - fact.from,
    mention === null ? -2 : kind(mention.from - 1),
    mention === null ? -2 : kind(mention.to),
    ...marksBetween(scene, fact, near),
    ...fact.numbers,
    ...around.distances,
    ...CUE_NAMES.map((name) => flag(scene.titleCues.has(name))),
    ...ownCues(scene, near),
    ...scene.cueShares,
  ]);
}

/** Returns the numbers of commas, colons, brackets and common words between the name and the fact. */
function marksBetween({ reading }: Scene, fact: Fact, { mention }: Nearness): number[] {
  let [commas, colons, brackets, words] = [0, 0, 0, 0];
  if (mention === null) return [commas, colons, brackets, words];
  const [from, to] = mention.from < fact.from ? [mention.to, fact.from] : [fact.to, mention.from];
  for (let at = from; at < Math.min(to, from + COUNTED); at += 1) {
    const text = reading.tokens[at]?.text ?? '';
    if (text === ',') commas += 1;
    else if (/^[:–—]$/u.test(text)) colons += 1;
    else if (text === '(' || text === ')') brackets += 1;
    else if (reading.kinds[at] === 'lower') words += 1;
  }
  return [commas, colons, brackets, words];
}

/** Returns for each cue family whether the company's sentence contains a word of this family. */
function ownCues({ cues, sentences, sentenceOf }: Scene, { mention }: Nearness): number[] {
  const sentence = mention === null ? undefined : sentences[sentenceOf[mention.from] ?? 0];
  const from = sentence?.from ?? 0;
  const found = new Set(cues.slice(from, Math.min(sentence?.to ?? 0, from + LONGEST_SENTENCE)).flat());
  return CUE_NAMES.map((name) => (found.has(name) ? 1 : 0));
}
