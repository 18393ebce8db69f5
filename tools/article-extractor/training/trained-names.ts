import { fingerprintOf } from '../../../libs/article-extractor/src/learned/fingerprint';
import type { Lexicon } from '../../../libs/article-extractor/src/learned/lexicon';
import { calibrated } from '../../../libs/article-extractor/src/learned/name-model';
import type { TrainedNames } from '../../../libs/article-extractor/src/learned/names-file';
import { calibrationOf } from './calibration';
import { crossValidated, fitModel, type Proposal } from './cross-validation';
import { curveOf, recallAt, scoreAt, scoreOf } from './figures';
import { bySite, type GroupKey } from './folds';
import type { TrainingArticle } from './training-article';

/** Precision by itself, and recall when proposed, that the two thresholds are set for. */
const [SURE, FOUND] = [0.97, 0.9];
const STEP = 1e-3;

/**
 * Trains all models of names; the same for the same articles.
 * @param folds that cross-validation leaves out
 * @returns also the scores of cross-validation, for figures
 */
export function trainedNames(
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  folds: number,
  keyOf: GroupKey = bySite,
): { names: TrainedNames; proposals: Proposal[] } {
  const real = articles.filter(({ isReal }) => isReal);
  const proposals = crossValidated(articles, lexicon, { keyOf, folds });
  const names = {
    ...fitModel(articles, lexicon, { keyOf, folds }),
    ...thresholdsOf(real, proposals),
    seen: real.map(({ title }) => fingerprintOf(title)),
  };
  return { names, proposals };
}

/** Calibration and both thresholds. @param proposals of cross-validation, for these articles */
export function thresholdsOf(
  articles: readonly TrainingArticle[],
  proposals: readonly Proposal[],
): Pick<TrainedNames, 'calibration' | 'floor' | 'proposed'> {
  const calibration = calibrationOf(proposals);
  const curve = curveOf(proposals, articles);
  const most = recallAt(curve, 0);
  const probability = (score: number) =>
    Math.floor(calibrated(calibration, Math.min(1, score)) / STEP) * STEP;
  return {
    calibration,
    floor: Number(probability(scoreAt(curve, SURE)).toFixed(3)),
    proposed: Number(probability(scoreOf(curve, Math.min(FOUND, most))).toFixed(3)),
  };
}
