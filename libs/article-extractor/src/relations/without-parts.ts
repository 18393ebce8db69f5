import { foldCompanyName } from '@vaglio/startups-domain';
import type { Found } from './found-values';

/** Names without those that share words with a likelier one: "Bezos" beside "Bezos Expeditions". */
export function withoutParts(found: readonly Found<string>[]): Found<string>[] {
  const kept: { key: string; each: Found<string> }[] = [];
  for (const each of [...found].sort((a, b) => b.score - a.score)) {
    const key = ` ${foldCompanyName(each.value)} `;
    if (!kept.some((other) => other.key.includes(key) || key.includes(other.key))) kept.push({ key, each });
  }
  return kept.map(({ each }) => each);
}
