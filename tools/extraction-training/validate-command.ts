// npm run validate:extraction: how well names are found in articles that the models have not seen.
import { readFileSync } from 'node:fs';
import { lexiconOf } from '../../apps/api/src/extraction/learned/lexicon';
import { calibrated } from '../../apps/api/src/extraction/learned/name-model';
import { calibrationOf, reliability } from './calibration';
import { crossValidated } from './cross-validation';
import { bestPoint, curveOf, quietShare, recallAt } from './figures';
import { byCompany, bySite, byYear, type GroupKey } from './folds';
import { LEXICON_FILE } from './model-files';
import { trainingArticles } from './training-article';

const FOLDS = 8;
const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
const articles = trainingArticles();
const real = articles.filter(({ isReal }) => isReal);
const percent = (value: number | null) => (value === null ? '-' : `${Math.round(value * 100)} %`).padStart(6);
const shown = (value: number) => value.toFixed(3);

function row(title: string, keyOf: GroupKey, share = 1): void {
  const proposals = crossValidated(articles, lexicon, { keyOf, folds: FOLDS, share });
  const lines = share < 1 ? [title] : [title, 'de', 'fr', 'it', 'en'];
  for (const line of lines) {
    const chosen = line === title ? real : real.filter(({ lang }) => lang === line);
    const own = proposals.filter(({ article }) => line === title || article.lang === line);
    const curve = curveOf(own, chosen);
    const best = bestPoint(curve);
    if (best === null) continue;
    const { f1, precision, recall, score } = best;
    process.stdout.write(
      `${line.padEnd(26)} F1 ${shown(f1)}  precision ${shown(precision)}  recall ${shown(recall)}  at ${score.toFixed(2)}` +
        `  recall at 0.97 ${shown(recallAt(curve, 0.97))}  at 0.95 ${shown(recallAt(curve, 0.95))}` +
        `  most ${shown(curve.at(-1)?.recall ?? 0)}  quiet ${shown(quietShare(own, chosen, score))}  of ${chosen.length}\n`,
    );
  }
}

/** Calibrated on every second article, read on the others. */
function printReliability(): void {
  const proposals = crossValidated(articles, lexicon, { keyOf: byCompany, folds: FOLDS });
  const half = new Set(real.filter((_, index) => index % 2 === 0));
  const pairs = calibrationOf(proposals.filter(({ article }) => half.has(article)));
  const rows = proposals
    .filter(({ article }) => !half.has(article))
    .map(({ score, isStartup }) => ({ probability: calibrated(pairs, score), isStartup }));
  for (const { from, count, said, true: right } of reliability(rows))
    process.stdout.write(
      `probability from ${from.toFixed(1)}  ${String(count).padStart(5)} names  said ${percent(said)}  true ${percent(right)}\n`,
    );
}

row('whole articles left out', byCompany);
printReliability();
if (process.argv.includes('--all')) {
  row('whole sites left out', bySite);
  row('whole years left out', byYear);
  for (const share of [0.25, 0.5, 0.75]) row(`${share * 100} % of the articles`, byCompany, share);
}
