import { fingerprintOf } from '../../../libs/article-extractor/src/learned/fingerprint';
import type { Lexicon } from '../../../libs/article-extractor/src/learned/lexicon';
import { calibrated } from '../../../libs/article-extractor/src/learned/name-model';
import type { TrainedNames } from '../../../libs/article-extractor/src/learned/names-file';
import { calibrationOf } from './calibration';
import { crossValidated, fitModel, type Proposal } from './cross-validation';
import { curveOf, recallAt, scoreAt, scoreOf } from './figures';
import { bySite, type GroupKey } from './folds';
import type { TrainingArticle } from './training-article';

/** Target precision at the threshold for automatic acceptance, and target recall at the threshold for proposals. */
const [SURE, FOUND] = [0.97, 0.9];
const STEP = 1e-3;

/**
 * Trains all models of names. The result is deterministic.
 * @param folds number of folds in the cross-validation
 * @returns the models, and the proposals of the cross-validation for the report
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

/**
 * Returns the calibration curve and both thresholds.
 * @param proposals proposals that the cross-validation made for the same articles
 */
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
