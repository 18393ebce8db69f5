import { DEFAULT_FLOOR } from '../../../../libs/article-extractor/src/default-floor';
import { FACT_FIELDS } from '../../../../libs/article-extractor/src/relations/fact';
import { calibrated } from '../../../../libs/article-extractor/src/learned/name-model';
import { curvesOf, provedOf } from './calibration';
import { expected, type LeftOut } from './cross-validation';
import type { PairedArticle } from './pairs';

const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
const percent = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 100);

/**
 * Returns the number of proved values, the number of values that reach the default threshold, and the reliability of
 * the probabilities. Each part is evaluated with the calibration curves of the other parts.
 */
export function provedFigures(articles: readonly PairedArticle[], parts: readonly LeftOut[]): string {
  const claims = provedOf(parts);
  const read = claims.flatMap((own, part) => {
    const curves = curvesOf(claims.filter((_, other) => other !== part).flat());
    return own.map((claim) => ({ ...claim, probability: calibrated(curves[claim.field], claim.score) }));
  });
  const rows = FACT_FIELDS.map((field) => {
    const own = read.filter((claim) => claim.field === field);
    const total = expected(articles, field);
    const right = own.filter(({ isTrue }) => isTrue).length;
    const sure = own.filter(({ probability }) => probability >= DEFAULT_FLOOR);
    const sureRight = sure.filter(({ isTrue }) => isTrue).length;
    const cells = Array.from({ length: 10 }, (_, tenth) => {
      const here = own.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth);
      const said = here.reduce((sum, { probability }) => sum + probability, 0);
      const hits = here.filter(({ isTrue }) => isTrue).length;
      return here.length === 0
        ? '-'
        : `${here.length}: ${percent(said, here.length)}/${percent(hits, here.length)}`;
    });
    return (
      `${field.padEnd(9)} ${String(own.length).padStart(4)} of ${String(total).padEnd(4)} precision ${share(right, own.length)} recall ${share(right, total)}` +
      `  at the floor ${String(sure.length).padStart(4)} precision ${share(sureRight, sure.length)} recall ${share(sureRight, total)}` +
      `${cells
        .slice(3)
        .map((cell) => cell.padStart(12))
        .join('')}\n`
    );
  });
  return `values that a quote proves\n${rows.join('')}`;
}
