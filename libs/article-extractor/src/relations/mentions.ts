import { foldCompanyName } from '@vaglio/startups-domain';
import type { Reading } from '../learned/reading';
import type { Mention } from './mention';

/** Minimum length of the first word of a name if it represents the full name. */
const SHORTEST_ALIAS = 4;

/**
 * Returns all mentions of the companies in text order. If names overlap, the longest name is used. The first word of a
 * longer name also counts, unless it is a common word or part of another company's name.
 * @param companyAt array that receives the company index of each token
 */
export function mentionsIn(reading: Reading, companies: readonly string[], companyAt: Int32Array): Mention[] {
  const wanted = wantedKeys(reading, companies.map(foldCompanyName));
  const found = reading.candidates
    .flatMap(({ key, spans }) => {
      const company = wanted.get(key);
      return company === undefined ? [] : spans.map(({ from, to }) => ({ company, from, to }));
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const mentions: Mention[] = [];
  for (const mention of found) {
    if (companyAt.subarray(mention.from, mention.to).some((company) => company >= 0)) continue;
    companyAt.fill(mention.company, mention.from, mention.to);
    mentions.push(mention);
  }
  return mentions.sort((a, b) => a.from - b.from);
}

function wantedKeys({ lexicon }: Reading, keys: readonly string[]): Map<string, number> {
  const wanted = new Map<string, number>();
  keys.forEach((key, company) => {
    const [first = '', second] = key.split(' ');
    const isAlias =
      second !== undefined &&
      first.length >= SHORTEST_ALIAS &&
      !lexicon.knows(first) &&
      !keys.some((other, index) => index !== company && other.split(' ')[0] === first);
    if (isAlias && !wanted.has(first)) wanted.set(first, company);
  });
  keys.forEach((key, company) => wanted.set(key, company));
  return wanted;
}
