import { reliability, unseenProbabilities } from './calibration';
import type { Proposal } from './cross-validation';
import { bestPoint, curveOf, precisionAt, quietShare, recallAt, scoreAt } from './figures';
import type { TrainingArticle } from './training-article';

const RECALLS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9];
const shown = (value: number) => value.toFixed(2);
const percent = (value: number | null) => (value === null ? '-' : `${Math.round(value * 100)} %`).padStart(6);
/** Returns true for an article from the foundation, false for a retold article. */
const isGiven = ({ roles }: TrainingArticle) => roles === null;

/** Returns a table row with the figures of the given articles; '' without proposals. */
export function figureRow(
  title: string,
  articles: readonly TrainingArticle[],
  proposals: readonly Proposal[],
): string {
  const chosen = new Set(articles);
  const own = proposals.filter(({ article }) => chosen.has(article));
  const curve = curveOf(own, articles);
  const best = bestPoint(curve);
  if (best === null) return '';
  const quiet = (precision: number) => shown(quietShare(own, articles, scoreAt(curve, precision)));
  return (
    `${title.padEnd(28)} ${String(articles.length).padStart(4)}  F1 ${shown(best.f1)}` +
    `  precision ${shown(best.precision)}  recall ${shown(best.recall)}` +
    `  quiet ${shown(quietShare(own, articles, best.score))}` +
    `  recall at precision 0.97 ${shown(recallAt(curve, 0.97))} (quiet ${quiet(0.97)})` +
    `  0.95 ${shown(recallAt(curve, 0.95))} (quiet ${quiet(0.95)})  0.90 ${shown(recallAt(curve, 0.9))}` +
    `  precision at recall 0.70 ${shown(precisionAt(curve, 0.7))}  0.80 ${shown(precisionAt(curve, 0.8))}` +
    `  0.90 ${shown(precisionAt(curve, 0.9))}  most ${shown(curve.at(-1)?.recall ?? 0)}\n`
  );
}

/** Returns a table with rows for all articles, for articles from the foundation, and for each language. */
export function figureTable(
  title: string,
  articles: readonly TrainingArticle[],
  proposals: readonly Proposal[],
): string {
  const real = articles.filter(({ isReal }) => isReal);
  return [
    figureRow(title, real, proposals),
    figureRow('  given articles', real.filter(isGiven), proposals),
    ...['de', 'fr', 'it', 'en'].map((lang) =>
      figureRow(
        `  ${lang}`,
        real.filter((article) => article.lang === lang),
        proposals,
      ),
    ),
  ].join('');
}

/**
 * Returns table rows with the reliability of probabilities. Each probability is calibrated on articles other than those
 * on which it is evaluated.
 */
export const reliabilityRows = (proposals: readonly Proposal[]): string =>
  reliability(unseenProbabilities(proposals))
    .map(
      ({ from, count, said, true: right }) =>
        `probability from ${shown(from)}  ${String(count).padStart(5)} names  said ${percent(said)}  true ${percent(right)}\n`,
    )
    .join('');

/** Returns table rows with the precision at several recalls. */
export function curveRows(articles: readonly TrainingArticle[], proposals: readonly Proposal[]): string {
  const curve = curveOf(
    proposals,
    articles.filter(({ isReal }) => isReal),
  );
  return RECALLS.map(
    (recall) => `recall ${shown(recall)}  precision ${shown(precisionAt(curve, recall))}\n`,
  ).join('');
}
