/** Decision tree whose nodes are stored in parallel arrays. A leaf has the feature -1 and a value. */
export interface Tree {
  readonly features: readonly number[];
  /** Threshold of each node. Values up to the threshold lead to the left child. */
  readonly limits: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly values: readonly number[];
}

/** Boosted decision trees. The base plus the values of all trees is a log-odds value. */
export interface Forest {
  readonly base: number;
  readonly trees: readonly Tree[];
}

export function treeValue({ features, limits, left, right, values }: Tree, row: ArrayLike<number>): number {
  let node = 0;
  for (;;) {
    const feature = features[node] ?? -1;
    if (feature < 0) return values[node] ?? 0;
    node = ((row[feature] ?? 0) <= (limits[node] ?? 0) ? left[node] : right[node]) ?? 0;
  }
}

/** Returns the mean probability that several forests compute for one row of input values. */
export function forestProbability(forests: readonly Forest[], row: ArrayLike<number>): number {
  const sum = forests.reduce(
    (total, { base, trees }) => trees.reduce((part, tree) => part + treeValue(tree, row), total + base),
    0,
  );
  return 1 / (1 + Math.exp(-sum / Math.max(1, forests.length)));
}
