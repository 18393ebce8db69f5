import { featureNumber } from './feature-hash';
import type { Reading } from './reading';

/** Maximum count of words with one meaning. */
const MOST = 6;

/**
 * Returns the features with which a model decides whether an article is about startups. They consist of words, without
 * names.
 */
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
