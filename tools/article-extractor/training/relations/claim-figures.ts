import { calibrated } from '../../../../libs/article-extractor/src/learned/name-model';
import { risingSteps } from './rising-steps';
import { ALL_FIELDS, singled, type Claim } from './cross-validation';

interface Point {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/**
 * Returns the precision and recall of claims, sorted by descending score.
 * @param total number of annotated values
 */
export function pointsOf(claims: readonly Claim[], total: number) {
  const sorted = [...claims].sort((a, b) => b.score - a.score);
  let right = 0;
  const points = sorted.map(({ isTrue }, at): Point => {
    if (isTrue) right += 1;
    const [precision, recall] = [right / (at + 1), right / Math.max(1, total)];
    return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
  });
  const none: Point = { precision: 0, recall: 0, f1: 0 };
  return {
    best: points.reduce((best, point) => (point.f1 > best.f1 ? point : best), none),
    /**
     * Returns the highest recall that has at least the given precision. The first five claims are ignored, because they
     * are too few.
     */
    recallAt: (precision: number) =>
      points.reduce((most, point, at) => (at >= 5 && point.precision >= precision ? point.recall : most), 0),
    most: points.at(-1)?.recall ?? 0,
  };
}

/** Returns how often the kind of an amount is correct, counting only amounts that belong to the company. */
export function kindFigures(claims: readonly Claim[]): string {
  const own = claims.filter(
    ({ field, isTrue, trueKind }) => field === 'sum' && isTrue && (trueKind ?? null) !== null,
  );
  const right = own.filter(({ kind, trueKind }) => kind === trueKind).length;
  const mistakes = new Map<string, number>();
  for (const { kind, trueKind } of own)
    if (kind !== trueKind) {
      const mistake = `${trueKind} as ${kind}`;
      mistakes.set(mistake, (mistakes.get(mistake) ?? 0) + 1);
    }
  const list = [...mistakes].sort((a, b) => b[1] - a[1]).map(([mistake, count]) => `${mistake} ${count}`);
  return `kind of a company's sum right: ${right} of ${own.length} (${list.join(', ')})\n`;
}

/** Returns each claim with a probability that was calibrated on the other half of the articles. */
function probabilities(claims: readonly Claim[]): { claim: Claim; probability: number }[] {
  const ids = [...new Set(claims.map(({ article }) => article.article.id))].sort();
  const half = new Set(ids.filter((_, at) => at % 2 === 0));
  return ALL_FIELDS.flatMap((field) => {
    const own = singled(claims, field);
    return [true, false].flatMap((isFirst) => {
      const isHere = ({ article }: Claim) => half.has(article.article.id) === isFirst;
      const pairs = risingSteps(own.filter((claim) => !isHere(claim)));
      return own.filter(isHere).map((claim) => ({ claim, probability: calibrated(pairs, claim.score) }));
    });
  });
}

/** Returns the share of correct claims for each field, grouped by probability in steps of 0.1. */
export function reliabilityOf(claims: readonly Claim[]): string {
  const all = probabilities(claims);
  return ALL_FIELDS.map((field) => {
    const own = all.filter(({ claim }) => claim.field === field);
    const cells = Array.from({ length: 10 }, (_, tenth) => {
      const rows = own.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth);
      const said = rows.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, rows.length);
      const right = rows.filter(({ claim }) => claim.isTrue).length / Math.max(1, rows.length);
      return rows.length === 0 ? '-' : `${rows.length}: ${Math.round(said * 100)}/${Math.round(right * 100)}`;
    });
    return `${field.padEnd(9)} ${cells.map((cell) => cell.padStart(12)).join('')}\n`;
  }).join('');
}
