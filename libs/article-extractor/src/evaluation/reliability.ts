import { foldCompanyName } from '@vaglio/startups-domain';
import type { ExtractedStartup } from '../extracted-startup';
import type { Extraction } from '../extractor';
import type { ExpectedArticle } from './test-file';

/** Companies that an extractor proposed for one article, with their confidence. */
export interface Claims {
  readonly expected: number;
  readonly companies: readonly { readonly confidence: number; readonly isRight: boolean }[];
}

/**
 * Returns the companies proposed for an article, and whether each is correct.
 * @param confidences confidence of each company; a missing confidence counts as 1
 */
export function claimsOf(
  { gold }: ExpectedArticle,
  startups: readonly ExtractedStartup[],
  confidences: Extraction['confidences'],
): Claims {
  const wanted = new Set(gold.map(({ company_name }) => foldCompanyName(company_name)));
  return {
    expected: wanted.size,
    companies: startups.map(({ company_name }, order) => ({
      confidence: confidences?.[order]?.company ?? 1,
      isRight: wanted.has(foldCompanyName(company_name.value)),
    })),
  };
}

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(3)).padStart(9);

/**
 * Returns a table row for a minimum confidence. It shows the precision, the recall, and the share of articles without a
 * startup for which the result is empty.
 */
export function thresholdRow(label: string, articles: readonly Claims[], least: number): string {
  const kept = articles.map(({ companies }) => companies.filter(({ confidence }) => confidence >= least));
  const all = kept.flat();
  const right = all.filter(({ isRight }) => isRight).length;
  const expected = articles.reduce((sum, article) => sum + article.expected, 0);
  const empty = kept.filter((_, order) => articles[order]?.expected === 0);
  const quiet = empty.filter((companies) => companies.length === 0).length;
  return `${`${label} (${least})`.padEnd(30)}${share(right, all.length)}${share(right, expected)}${share(quiet, empty.length)}${String(all.length).padStart(8)}`;
}

/** Returns a table with the share of correct companies per confidence range. Each range spans 0.1. */
export function reliabilityTable(articles: readonly Claims[]): string {
  const all = articles.flatMap(({ companies }) => companies);
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const own = all.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth);
    const said = own.reduce((sum, { confidence }) => sum + confidence, 0);
    const right = own.filter(({ isRight }) => isRight).length;
    return `${`from ${(tenth / 10).toFixed(1)}`.padEnd(30)}${String(own.length).padStart(9)}${share(said, own.length)}${share(right, own.length)}`;
  });
  return [
    'confidence'.padEnd(30) + ['names', 'said', 'right'].map((head) => head.padStart(9)).join(''),
    ...rows,
  ].join('\n');
}
