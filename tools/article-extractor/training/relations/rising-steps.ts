import { calibrationOf } from '../calibration';
import type { Proposal } from '../cross-validation';
import type { Claim } from './cross-validation';

/** Returns pairs of score and probability, based on claims in articles that were not in the training data. */
export const risingSteps = (claims: readonly Claim[]): (readonly [number, number])[] =>
  calibrationOf(
    claims.map(({ article, value, score, isTrue }): Proposal => ({
      article: article.article,
      key: value,
      score,
      isStartup: isTrue,
    })),
  );
