import type { Fact } from './fact';
import { factWords } from './fact-words';
import type { Scene } from './scene';

/**
 * Kinds of amounts. Raised money is a `round`, or the `total` of all rounds. An amount of the kind `none` belongs to no
 * company.
 */
export const SUM_KINDS = [
  'round',
  'total',
  'award',
  'loan',
  'takeover',
  'valuation',
  'revenue',
  'sought',
  'none',
] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** Returns the features from which a model determines the kind of an amount. */
export function kindFeatures(scene: Scene, fact: Fact): string[] {
  const { reading, index, companies } = scene;
  const inTitle = reading.tokens[fact.from]?.line === 0;
  const before = index.lastBefore(fact.from) !== undefined;
  return [
    ...new Set([
      'bias',
      `in title=${inTitle}`,
      `companies=${Math.min(3, companies.length)}`,
      `named before=${before}`,
      ...fact.own,
      ...factWords(scene, fact),
      ...titleWords(scene),
    ]),
  ];
}

const titleWords = ({ reading }: Scene): string[] =>
  reading.folded
    .slice(
      0,
      reading.tokens.findIndex(({ line }) => line > 0),
    )
    .map((word) => `title=${word.slice(0, 6)}`);
