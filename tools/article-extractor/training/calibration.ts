import { calibrated } from '../../../libs/article-extractor/src/learned/name-model';
import type { Proposal } from './cross-validation';

/**
 * Fits an isotonic regression of the share of startups by score. The scores must come from articles that were not used
 * for training.
 * @returns pairs of score and probability
 */
export function calibrationOf(proposals: readonly Proposal[]): (readonly [number, number])[] {
  interface Block {
    score: number;
    right: number;
    count: number;
  }
  const blocks: Block[] = [];
  for (const { score, isStartup } of [...proposals].sort((a, b) => a.score - b.score)) {
    blocks.push({ score, right: isStartup ? 1 : 0, count: 1 });
    for (;;) {
      const [last, before] = [blocks.at(-1), blocks.at(-2)];
      if (last === undefined || before === undefined || before.right / before.count < last.right / last.count)
        break;
      blocks.splice(-2, 2, {
        score: (before.score * before.count + last.score * last.count) / (before.count + last.count),
        right: before.right + last.right,
        count: before.count + last.count,
      });
    }
  }
  let least = 0;
  return blocks.map(({ score, right, count }) => {
    least = Math.max(least, (right + 1) / (count + 2)); // smoothing: a block of n proposals is never below 1 / (n + 2)
    return [round(score), round(least)] as const;
  });
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Returns the share of correct proposals, grouped by probability in steps of 0.1. */
export function reliability(rows: readonly { probability: number; isStartup: boolean }[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = rows.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth);
    const sum = (pick: (row: (typeof own)[number]) => number) =>
      own.reduce((total, row) => total + pick(row), 0);
    return {
      from: tenth / 10,
      count: own.length,
      said: own.length === 0 ? null : sum(({ probability }) => probability) / own.length,
      true: own.length === 0 ? null : sum(({ isStartup }) => (isStartup ? 1 : 0)) / own.length,
    };
  });
}

/**
 * Returns the probability of each proposal, calibrated on the half of the articles that does not contain the proposal.
 */
export function unseenProbabilities(
  proposals: readonly Proposal[],
): { proposal: Proposal; probability: number; isStartup: boolean }[] {
  const order = [...new Set(proposals.map(({ article }) => article))];
  const half = new Set(order.filter((_, index) => index % 2 === 0));
  return [true, false].flatMap((isFirst) => {
    const pairs = calibrationOf(proposals.filter(({ article }) => half.has(article) !== isFirst));
    return proposals
      .filter(({ article }) => half.has(article) === isFirst)
      .map((proposal) => ({
        proposal,
        probability: calibrated(pairs, proposal.score),
        isStartup: proposal.isStartup,
      }));
  });
}
