import { foldCompanyName } from '@vaglio/startups-domain';
import { truthOf } from '../relations/proved-claims';
import { quietShare, tallyOf, TALLIED, type ReadArticle, type Stage } from './tallies';

const STAGES: readonly (readonly [string, Stage])[] = [
  ['by itself', ({ used }) => used],
  ['proposed', ({ proposed }) => proposed],
];
const share = (part: number, whole: number): string => (whole === 0 ? '   -' : (part / whole).toFixed(2));
const percent = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 100);

/**
 * Returns a report with the precision and recall of each field at both thresholds, and with the reliability of
 * confidences.
 */
export function endToEndReport(articles: readonly ReadArticle[]): string {
  const isIn = (lang: string) => (each: ReadArticle) =>
    lang === '' || each.expected.related.article.lang === lang;
  const tables = STAGES.flatMap(([stage, of]) =>
    ['', 'de', 'fr', 'it', 'en'].map((lang) => {
      const own = articles.filter(isIn(lang));
      const cells = TALLIED.map((field) => {
        const { right, wrong, expected } = tallyOf(own, field, of);
        return `${field} ${share(right, right + wrong)} ${share(right, expected)} (${right + wrong} of ${expected})`;
      });
      const { quiet, of: empty } = quietShare(own, of);
      return `${`${stage} ${lang}`.padEnd(13)} ${own.length} articles  ${cells.join('  ')}  quiet ${share(quiet, empty)} of ${empty}\n`;
    }),
  );
  return `precision, recall (given of expected)\n${tables.join('')}${reliability(articles)}`;
}

interface Said {
  readonly field: string;
  readonly confidence: number;
  readonly isTrue: boolean;
}

/** Returns all companies that were found, and the values that a quote proves, with their confidences. */
function saidIn({ expected, found }: ReadArticle): Said[] {
  const { related, companies } = expected;
  return found.flatMap(({ judged: { startup, confidence, evidence } }) => {
    const key = foldCompanyName(startup.company_name.value);
    if (related.article.optional.has(key)) return [];
    const company = companies.get(key);
    const values = evidence.flatMap((each): Said[] => {
      const isProved = each.quotes.some(({ start }) => start !== null);
      const truth = company && isProved ? truthOf(related, company, startup, each) : null;
      return truth === null ? [] : [{ ...truth, confidence: each.confidence }];
    });
    return [{ field: 'company', confidence, isTrue: company !== undefined }, ...values];
  });
}

function reliability(articles: readonly ReadArticle[]): string {
  const said = articles.flatMap(saidIn);
  const fields = [...new Set(said.map(({ field }) => field))];
  const rows = fields.map((field) => {
    const cells = Array.from({ length: 10 }, (_, tenth) => {
      const own = said.filter(
        (each) => each.field === field && Math.min(9, Math.floor(each.confidence * 10)) === tenth,
      );
      const sum = own.reduce((total, { confidence }) => total + confidence, 0);
      const right = own.filter(({ isTrue }) => isTrue).length;
      return own.length === 0
        ? '-'
        : `${own.length}: ${percent(sum, own.length)}/${percent(right, own.length)}`;
    });
    return `${field.padEnd(9)}${cells.map((cell) => cell.padStart(12)).join('')}\n`;
  });
  return `count: said/true in %, by tenths of the confidence\n${rows.join('')}`;
}
