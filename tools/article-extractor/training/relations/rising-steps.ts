import { calibrationOf } from '../calibration';
import type { Proposal } from '../cross-validation';
import type { Claim } from './cross-validation';

/** Pairs of score and probability of claims that were not seen in training. */
export const risingSteps = (claims: readonly Claim[]): (readonly [number, number])[] =>
  calibrationOf(
    claims.map(({ article, value, score, isTrue }): Proposal => ({
      article: article.article,
      key: value,
      score,
      isStartup: isTrue,
    })),
  );
