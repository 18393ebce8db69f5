import { treeValue, type Forest, type Tree } from '../../../libs/article-extractor/src/learned/trees';
import { binsOf, type Bins } from './bins';
import { randomFrom, shuffle } from './shuffled';

export interface ForestOptions {
  readonly trees: number;
  readonly depth: number;
  /** Learning rate: the share of each tree's result that is added to the model. */
  readonly rate: number;
  /** Shares of the rows and of the features that are used to fit a tree. */
  readonly rows: number;
  readonly columns: number;
  /** Strength of the regularisation of leaf values. */
  readonly pull: number;
  /** Minimum total weight of the rows in a leaf. */
  readonly leastWeight: number;
  readonly seed: number;
}

export const FOREST: ForestOptions = {
  trees: 110,
  depth: 4,
  rate: 0.06,
  rows: 0.7,
  columns: 0.35,
  pull: 4,
  leastWeight: 3,
  seed: 5,
};
const LEAST_GAIN = 1e-3;

/** Fits gradient-boosted trees that predict log-odds. The result is deterministic. */
export function fitForest(
  rows: readonly Float32Array[],
  truths: readonly boolean[],
  options = FOREST,
): Forest {
  const columns = binsOf(rows);
  const right = truths.filter(Boolean).length;
  const base = Math.log((right + 1) / (rows.length - right + 1));
  const odds = new Float64Array(rows.length).fill(base);
  const gradients = new Float64Array(rows.length);
  const weights = new Float64Array(rows.length);
  const random = randomFrom(options.seed);
  const order = rows.map((_, row) => row);
  const features = columns.map((_, feature) => feature);
  const trees: Tree[] = [];
  for (let turn = 0; turn < options.trees; turn += 1) {
    for (let row = 0; row < rows.length; row += 1) {
      const probability = 1 / (1 + Math.exp(-(odds[row] ?? 0)));
      gradients[row] = probability - (truths[row] === true ? 1 : 0);
      weights[row] = probability * (1 - probability);
    }
    shuffle(order, random);
    shuffle(features, random);
    const tree = grownTree(
      {
        gradients,
        weights,
        columns,
        features: features.slice(0, Math.max(1, Math.round(features.length * options.columns))),
        options,
      },
      order.slice(0, Math.round(rows.length * options.rows)),
    );
    trees.push(tree);
    rows.forEach((row, at) => (odds[at] = (odds[at] ?? 0) + treeValue(tree, row)));
  }
  return { base: rounded(base), trees };
}

interface Growth {
  readonly gradients: Float64Array;
  readonly weights: Float64Array;
  readonly columns: readonly Bins[];
  readonly features: readonly number[];
  readonly options: ForestOptions;
}

function grownTree(growth: Growth, sample: readonly number[]): Tree {
  const { options, columns } = growth;
  const tree = {
    features: [] as number[],
    limits: [] as number[],
    left: [] as number[],
    right: [] as number[],
    values: [] as number[],
  };
  const grow = (rows: readonly number[], depth: number): number => {
    const node = tree.features.length;
    const [gradient, weight] = sumsOf(growth, rows);
    tree.features.push(-1);
    tree.limits.push(0);
    tree.left.push(0);
    tree.right.push(0);
    tree.values.push(rounded((-gradient / (weight + options.pull)) * options.rate));
    const split = depth === 0 ? null : bestSplit(growth, rows, gradient, weight);
    if (split === null) return node;
    const { feature, bin } = split;
    const own = columns[feature];
    const isLeft = (row: number) => (own?.bin[row] ?? 0) <= bin;
    tree.features[node] = feature;
    tree.limits[node] = own?.limits[bin] ?? 0;
    tree.left[node] = grow(rows.filter(isLeft), depth - 1);
    tree.right[node] = grow(
      rows.filter((row) => !isLeft(row)),
      depth - 1,
    );
    return node;
  };
  grow(sample, options.depth);
  return tree;
}

function sumsOf({ gradients, weights }: Growth, rows: readonly number[]): [number, number] {
  let [gradient, weight] = [0, 0];
  for (const row of rows) {
    gradient += gradients[row] ?? 0;
    weight += weights[row] ?? 0;
  }
  return [gradient, weight];
}

/** Returns the feature and bin of the best split; null if no split improves the fit. */
function bestSplit(
  { gradients, weights, columns, features, options }: Growth,
  rows: readonly number[],
  gradient: number,
  weight: number,
): { feature: number; bin: number } | null {
  const { pull, leastWeight } = options;
  if (weight < 2 * leastWeight) return null;
  const worth = (sum: number, of: number) => (sum * sum) / (of + pull);
  const whole = worth(gradient, weight);
  let best: { feature: number; bin: number } | null = null;
  let gain = LEAST_GAIN;
  for (const feature of features) {
    const { bin, limits } = columns[feature] ?? { bin: new Uint8Array(), limits: [] };
    const sums = new Float64Array((limits.length + 1) * 2);
    for (const row of rows) {
      const at = (bin[row] ?? 0) * 2;
      sums[at] = (sums[at] ?? 0) + (gradients[row] ?? 0);
      sums[at + 1] = (sums[at + 1] ?? 0) + (weights[row] ?? 0);
    }
    let [left, leftWeight] = [0, 0];
    for (let at = 0; at < limits.length; at += 1) {
      left += sums[at * 2] ?? 0;
      leftWeight += sums[at * 2 + 1] ?? 0;
      if (leftWeight < leastWeight || weight - leftWeight < leastWeight) continue;
      const own = worth(left, leftWeight) + worth(gradient - left, weight - leftWeight) - whole;
      if (own > gain) [gain, best] = [own, { feature, bin: at }];
    }
  }
  return best;
}

/** Rounds a value to six significant digits, because only these are stored. */
const rounded = (value: number): number => Number(value.toPrecision(6));
