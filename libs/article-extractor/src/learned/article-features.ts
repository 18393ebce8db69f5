import { featureNumber } from './feature-hash';
import type { Reading } from './reading';

/** How often a meaning is counted. */
const MOST = 6;

/** What a model is shown of a whole article, to say whether it is about startups at all: words, not names. */
export function articleFeatures({ tokens, folded, kinds, meanings, lang }: Reading): Uint32Array {
  const features = new Set<string>(['bias', `lang=${lang}`]);
  const counts = new Map<string, number>();
  tokens.forEach(({ text, line }, at) => {
    const meaning = meanings[at] ?? '';
    if (meaning === '' && kinds[at] === 'Proper' && /\p{Lu}/u.test(text)) return;
    features.add(`word=${folded[at]}`);
    if (line === 0) features.add(`title word=${folded[at]}`);
    if (meaning === '') return;
    if (line === 0) features.add(`title=${meaning}`);
    const count = (counts.get(meaning) ?? 0) + 1;
    counts.set(meaning, count);
    if (count <= MOST) features.add(`has=${meaning} ${count}`);
  });
  return Uint32Array.from(features, (name) => featureNumber(`a ${name}`));
}
