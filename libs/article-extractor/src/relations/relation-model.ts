import { featureNumber } from '../learned/feature-hash';
import { treeValue, type Forest } from '../learned/trees';
import type { Fact, FactField } from './fact';
import { readFactWords } from './fact-words';
import { kindFeatures, SUM_KINDS, type SumKind } from './kind-features';
import { nearnessOf } from './nearness';
import { pairFeatures } from './pair-features';
import { pairFigures } from './pair-figures';
import type { Peers } from './rivals';
import type { Scene } from './scene';

/** Pairs of score and probability, both rising. */
type Calibration = readonly (readonly [number, number])[];

/** What says which fact belongs to which company. */
export interface RelationModel {
  /** Of the regressions of all fields and of the kinds of sums, by feature. */
  readonly weights: ArrayLike<number>;
  readonly forests: Readonly<Record<FactField, Forest>>;
  /** Of the best score of a value, by field; `raised` of a sum and its being money raised. */
  readonly calibration: Readonly<Record<FactField | 'raised', Calibration>>;
  /** The same for values that a quote proves. */
  readonly proved: Readonly<Record<FactField | 'raised', Calibration>>;
}

/** A fact and a company as the models see them. */
export interface PairInput {
  readonly features: Uint32Array;
  readonly figures: Float32Array;
}

/** @param around of the fact, where it is compared with several companies */
export function pairInput(
  scene: Scene,
  fact: Fact,
  company: number,
  peers: Peers,
  around = readFactWords(scene, fact),
): PairInput {
  const near = nearnessOf(scene, fact, company, peers);
  return {
    features: pairFeatures(scene, fact, near, around),
    figures: pairFigures(scene, fact, company, near, around),
  };
}

/** Share of the trees in the mean of the log-odds. */
const TREE_SHARE = 0.5;

/** How much a fact belongs to a company, before calibration, from 0 to 1. */
export function pairScore(
  { weights, forests }: Pick<RelationModel, 'weights' | 'forests'>,
  field: FactField,
  { features, figures }: PairInput,
): number {
  const odds =
    (1 - TREE_SHARE) * linearScore(weights, features) + TREE_SHARE * forestOdds(forests[field], figures);
  return 1 / (1 + Math.exp(-odds));
}

const forestOdds = ({ base, trees }: Forest, figures: Float32Array): number =>
  trees.reduce((sum, tree) => sum + treeValue(tree, figures), base);

/** A sum that is likely none of a company's is less likely this one's. */
export const sumScore = (score: number, none: number): number => score * Math.sqrt(1 - none);

/** The sum of the weights of the features, normed by their number. */
function linearScore(weights: ArrayLike<number>, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length));
}

/** For each kind of sum the features of "it is this one". */
export function kindInputs(scene: Scene, fact: Fact): ReadonlyMap<SumKind, Uint32Array> {
  const names = kindFeatures(scene, fact);
  return new Map(
    SUM_KINDS.map((kind) => [kind, Uint32Array.from(names, (name) => featureNumber(`kind ${kind} ${name}`))]),
  );
}

/** What a sum is, if it belongs to a company, and the probability that it belongs to none. */
export interface KindShares {
  readonly kind: CompanySumKind;
  /** That it is money raised: a round, or all rounds so far. */
  readonly raised: number;
  readonly none: number;
}
export type CompanySumKind = Exclude<SumKind, 'none'>;

/** @param inputs as {@link kindInputs} gives them */
export function kindOf(weights: ArrayLike<number>, inputs: ReadonlyMap<SumKind, Uint32Array>): KindShares {
  let [kind, best, total, none, raised]: [CompanySumKind, number, number, number, number] = [
    'round',
    -1,
    0,
    0,
    0,
  ];
  for (const [each, features] of inputs) {
    const probability = 1 / (1 + Math.exp(-linearScore(weights, features)));
    total += probability;
    if (each === 'round' || each === 'total') raised += probability;
    if (each === 'none') none = probability;
    else if (probability > best) [kind, best] = [each, probability];
  }
  return {
    kind,
    raised: raised / Math.max(1e-9, total - none),
    none: none / Math.max(1e-9, total),
  };
}
