import { foldText } from '@vaglio/startups-domain';
import { featureNumber } from './feature-hash';

/** Number of lines at the start and the end of a page whose position counts as a feature. */
const EDGE = 4;
const SEPARATORS = /[|>»›·•/]/gu;
const SENTENCE_END = /[.!?:…»"”)]$/u;

/**
 * Returns the features of a line for the boilerplate model. They describe its words, its form and its position on the
 * page.
 */
export function lineFeatures(lines: readonly string[], at: number): Uint32Array {
  const line = lines[at] ?? '';
  const words = foldText(line).match(/[\p{L}\p{N}]+/gu) ?? [];
  const features = new Set<string>(['bias']);
  for (const word of words.slice(0, 60))
    features.add(`word=${/^\d+$/u.test(word) ? `9${word.length}` : word}`);
  for (let index = 1; index < Math.min(words.length, 12); index += 1)
    features.add(`pair=${words[index - 1]} ${words[index]}`);
  const separators = line.match(SEPARATORS)?.length ?? 0;
  const capitals = line.match(/(?<![\p{L}\p{N}])\p{Lu}/gu)?.length ?? 0;
  const points = line.match(/[.!?](?:\s|$)/gu)?.length ?? 0;
  features
    .add(`separators=${Math.min(4, separators)}`)
    .add(`words=${Math.min(10, words.length < 10 ? words.length : 10 + Math.floor(words.length / 20))}`)
    .add(`ends=${SENTENCE_END.test(line.trim())}`)
    .add(`sentences=${Math.min(3, points)}`)
    .add(`capitals=${words.length === 0 ? 0 : Math.round((capitals / words.length) * 4)}`)
    .add(`first=${words[0] ?? ''}`)
    .add(
      `sign=${line
        .trim()
        .charAt(0)
        .replace(/[\p{L}\p{N}]/u, 'x')}`,
    );
  if (at < EDGE) features.add(`from the top=${at}`);
  if (lines.length - at <= EDGE) features.add(`from the end=${lines.length - at}`);
  if (/https?:|www\.|@/u.test(line)) features.add('address');
  return Uint32Array.from(features, (name) => featureNumber(`line ${name}`));
}

/**
 * Minimum probability from which a line is removed as boilerplate. For all other lines, the score is a feature of the
 * name model.
 */
const SURE = 0.5;

/**
 * Returns the log-odds that each line of a text is page boilerplate.
 * @param weights feature weights of the boilerplate regression
 */
export function furnitureScores(text: string, weights: ArrayLike<number>): number[] {
  const lines = text.split('\n');
  return lines.map((_, at) => {
    const features = lineFeatures(lines, at);
    let sum = 0;
    for (let index = 0; index < features.length; index += 1) sum += weights[features[index] ?? 0] ?? 0;
    return sum / Math.sqrt(Math.max(1, features.length));
  });
}

/** Returns a text of the same length in which blanks replace boilerplate lines. */
export function withoutFurniture(text: string, scores: readonly number[]): string {
  return text
    .split('\n')
    .map((line, at) => ((scores[at] ?? 0) > SURE ? ' '.repeat(line.length) : line))
    .join('\n');
}
