import { featureNumber } from '../learned/feature-hash';
import type { Fact } from './fact';
import { wordAt, type FactWords } from './fact-words';
import type { Nearness } from './nearness';
import type { Mention } from './mention';
import type { Scene } from './scene';

/** Maximum number of tokens between a name and a fact whose words become features. */
const LONGEST_BETWEEN = 14;
/** Maximum number of words in the company's sentence that become features. */
const LONGEST_SENTENCE = 50;

/**
 * Returns the feature indexes of a fact and a company for the regression. The features describe the position of the
 * company, nearer companies, and the words around and between. Phrases are only features, not rules.
 */
export function pairFeatures(scene: Scene, fact: Fact, near: Nearness, around: FactWords): Uint32Array {
  const { field } = fact;
  const isNear = /^(?:sentence|clause)/.test(near.place);
  const places = structure(scene, fact, near).flatMap((name) => [`any ${name}`, `${field} ${name}`]);
  const named = near.mention === null ? [] : namedBy(scene, fact, near.mention, isNear ? null : near.place);
  const others = [
    ...named.map((name) => `${field} ${name}`),
    ...[...scene.titleCues].map((cue) => `${field} title cue=${cue}`),
    ...fact.own.map((name) => `${field} own ${name}`),
    ...fact.own.slice(0, 4).map((name) => `${field} own ${name} ${near.place}`),
  ];
  return Uint32Array.from([...numbered(places), ...(isNear ? around.near : around.far), ...numbered(others)]);
}

/** Returns the distinct feature indexes in the given order. */
const numbered = (names: readonly string[]): number[] => [...new Set(names)].map(featureNumber);

/**
 * Returns features for the words between a mention and its fact. If the mention is distant, it returns features for the
 * cue families in the company's sentence.
 * @param place position of a mention that is not near the fact, otherwise null
 */
const namedBy = (scene: Scene, fact: Fact, mention: Mention, place: string | null): string[] =>
  place === null ? wordsBetween(scene, fact, mention) : companyCues(scene, mention, place);

const bucket = (count: number): string =>
  count < 4 ? String(count) : count < 8 ? '4-7' : count < 15 ? '8-14' : count < 30 ? '15-29' : '30+';
const few = (count: number): string => (count > 2 ? 'more' : String(count));

function structure({ companies, reading }: Scene, fact: Fact, near: Nearness): string[] {
  const { place, zone, others, nearer, isLast, names, isInTitle, rivals } = near;
  const count = companies.length;
  const size = count < 3 ? String(count) : count < 6 ? '3-5' : '6+';
  const side = place.split(' ')[0] ?? '';
  const isTitle = reading.tokens[fact.from]?.line === 0;
  return [
    'bias',
    `size=${size}`,
    `zone=${zone}`,
    `zone=${zone} size=${size}`,
    `zone=${zone} ${place}`,
    `zone=${zone} names=${few(names)}`,
    `zone=${zone} last=${isLast} title=${isInTitle}`,
    `place=${place}`,
    `place=${place} size=${size}`,
    `place=${place} others=${few(others)}`,
    `place=${place} nearer=${few(nearer)}`,
    `gap=${bucket(near.gap)} ${side}`,
    `nearer=${few(nearer)} ${size}`,
    `between=${few(near.between)} ${side}`,
    `others=${few(others)} line=${few(near.othersInLine)}`,
    `last=${isLast} ${place}`,
    `last=${isLast} size=${size}`,
    `title=${isInTitle} of ${few(near.othersInTitle)} size=${size}`,
    `title=${isInTitle} ${place}`,
    `names=${few(names)} ${side}`,
    `names=${few(names)} nearer=${few(nearer)}`,
    `first of line=${near.isFirstOfLine} ${near.othersInLine > 0} ${place}`,
    `share=${Math.round(near.share * 4)} ${size}`,
    `alone=${others === 0 && near.inSentence > 0} last=${isLast}`,
    `fact in title=${isTitle} ${size}`,
    `list=${near.inSentence > 2} nearer=${few(nearer)} ${place}`,
    `nobody before=${near.isFirstMentioned} ${size}`,
    `rivals=${few(rivals.nearer)} ${place}`,
    `rivals between=${few(rivals.between)} ${place}`,
    `said=${few(near.said)} ${place}`,
    `values=${bucket(near.values)}`,
    `here=${few(near.here)} ${place}`,
    `value in title=${near.isValueInTitle} ${place}`,
  ];
}

/** Returns features for the cue families in the company's sentence. */
function companyCues({ cues, sentences, sentenceOf }: Scene, mention: Mention, place: string): string[] {
  const sentence = sentences[sentenceOf[mention.from] ?? 0];
  const [from, to] = [sentence?.from ?? 0, sentence?.to ?? 0];
  const found = new Set(cues.slice(from, Math.min(to, from + LONGEST_SENTENCE)).flat());
  return [...found].flatMap((cue) => [`company cue=${cue}`, `company cue=${cue} ${place}`]);
}

function wordsBetween(scene: Scene, fact: Fact, mention: Mention): string[] {
  const isBefore = mention.from < fact.from;
  const side = isBefore ? 'm' : 'f';
  const [from, to] = isBefore ? [mention.to, fact.from] : [fact.to, mention.from];
  const word = (at: number): string => wordAt(scene, at);
  const words = [
    `${side} before name=${word(mention.from - 1)}`,
    `${side} after name=${word(mention.to)}`,
    `${side} after name=${word(mention.to)} ${word(mention.to + 1)}`,
  ];
  if (to - from > LONGEST_BETWEEN) return [...words, `${side} long`];
  const between = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  words.push(...between.map((at) => `${side} mid=${word(at)}`));
  if (between.length < 6) {
    const kinds = between.map((at) => scene.reading.kinds[at] ?? '');
    const path = kinds.map((kind) => (/^(?:lower|Proper|Common)$/u.test(kind) ? 'w' : kind));
    words.push(`${side} path=${path.join(' ')}`, `${side} phrase=${between.map(word).join(' ')}`);
  }
  return words;
}
