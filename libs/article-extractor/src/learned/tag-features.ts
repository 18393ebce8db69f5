import { FEATURE_COUNT, featureNumber } from './feature-hash';
import type { Reading } from './reading';
import { shapeOf } from './word-kinds';

const NEAR = [-3, -2, -1, 1, 2, 3] as const;

/** Returns the tagger's feature indexes for every token. */
export function tagFeatures(reading: Reading): Uint32Array[] {
  const counts = new Map<string, number>();
  for (const { text } of reading.tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  return reading.tokens.map((token, at) =>
    Uint32Array.from(featuresAt(reading, at, counts.get(token.text) ?? 1), (name) =>
      featureNumber(`t ${name}`),
    ),
  );
}

function featuresAt(
  { tokens, kinds, folded, meanings, lexicon, lang }: Reading,
  at: number,
  count: number,
): string[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const word = (offset: number) => folded[at + offset] ?? '#';
  const kind = (offset: number) => kinds[at + offset] ?? '#';
  const shape = (offset: number) => shapeOf(tokens[at + offset]?.text ?? '#');
  const features = [
    'bias',
    `word=${word(0)}`,
    `shape=${shape(0)}`,
    `kind=${kind(0)}`,
    `capital=${/\p{Lu}/u.test(token.text)}`,
    `first=${token.first}`,
    `common=${lexicon.knows(word(0))} ${lang}`,
    `words before=${word(-2)} ${word(-1)}`,
    `words after=${word(1)} ${word(2)}`,
    `kinds before=${kind(-2)} ${kind(-1)}|${kind(0)}`,
    `kinds after=${kind(0)}|${kind(1)} ${kind(2)}`,
    `kinds around=${kind(-1)}|${kind(0)}|${kind(1)}`,
    `shapes=${shape(-1)} ${shape(0)} ${shape(1)}`,
    `before ends=${word(-1).slice(-4)}`,
    `count=${Math.min(4, count)} ${kind(0)}`,
  ];
  for (const size of [2, 3, 4]) {
    if (word(0).length > size)
      features.push(`end=${word(0).slice(-size)}`, `begin=${word(0).slice(0, size)}`);
  }
  for (const offset of NEAR) {
    features.push(`word ${offset}=${word(offset)}`, `kind ${offset}=${kind(offset)}`);
    if (meanings[at + offset]) features.push(`meaning ${offset}=${meanings[at + offset]}`);
  }
  for (const side of [-1, 1]) {
    for (let step = 1; step < 9; step += 1) {
      const own = meanings[at + side * step];
      if (!own) continue;
      features.push(`meaning ${side}=${own} ${kind(0)}`);
      break;
    }
  }
  if (token.line === 0) features.push('in the title');
  if (/\p{Ll}\p{Lu}/u.test(token.text)) features.push('inner capital');
  return features;
}

/** Number of tagger weights. Each feature has one weight per label. */
export const TAG_WEIGHTS = FEATURE_COUNT * 3;
