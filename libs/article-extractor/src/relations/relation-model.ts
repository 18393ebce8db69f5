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

/** Increasing pairs of a score and the corresponding probability. */
type Calibration = readonly (readonly [number, number])[];

/** Model that assigns facts to companies. */
export interface RelationModel {
  /** Feature weights of the regressions for all fields and kinds of amounts. */
  readonly weights: ArrayLike<number>;
  readonly forests: Readonly<Record<FactField, Forest>>;
  /** Calibration of the best score of a value, by field. `raised` calibrates whether an amount is raised money. */
  readonly calibration: Readonly<Record<FactField | 'raised', Calibration>>;
  /** Calibration for values that a quote has proved. */
  readonly proved: Readonly<Record<FactField | 'raised', Calibration>>;
}

/** Model input for a pair of a fact and a company. */
export interface PairInput {
  readonly features: Uint32Array;
  readonly figures: Float32Array;
}

/**
 * Returns the model input for a pair of a fact and a company.
 * @param around features around the fact, if the caller reuses them for several companies
 */
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

/** Weight of the trees in the mean of the log-odds. */
const TREE_SHARE = 0.5;

/** Returns the score that a fact belongs to a company, from 0 to 1 before calibration. */
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

/** Reduces the score of an amount that probably belongs to no company. */
export const sumScore = (score: number, none: number): number => score * Math.sqrt(1 - none);

/** Returns the sum of the feature weights, normalised by the number of features. */
function linearScore(weights: ArrayLike<number>, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length));
}

/** Returns the features of an amount for each possible kind. */
export function kindInputs(scene: Scene, fact: Fact): ReadonlyMap<SumKind, Uint32Array> {
  const names = kindFeatures(scene, fact);
  return new Map(
    SUM_KINDS.map((kind) => [kind, Uint32Array.from(names, (name) => featureNumber(`kind ${kind} ${name}`))]),
  );
}

/** Most likely kind of an amount that belongs to a company, with probabilities. */
export interface KindShares {
  readonly kind: CompanySumKind;
  /** Probability that the amount is raised money, which is a round or the total of all rounds. */
  readonly raised: number;
  readonly none: number;
}
export type CompanySumKind = Exclude<SumKind, 'none'>;

/**
 * Returns the kind of an amount with its probabilities.
 * @param inputs result of {@link kindInputs}
 */
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
