import { AWARD_COLUMNS, foldCompanyName, foldKey, slugOf } from '@vaglio/startups-domain';
import { statedConfidences, statedFacts } from '../../../../libs/article-extractor/src/built-in/stated-facts';
import type { Evidence } from '../../../../libs/article-extractor/src/evidence';
import {
  financingText,
  NOTHING_STATED,
  type ExtractedStartup,
} from '../../../../libs/article-extractor/src/extracted-startup';
import { judgeStartups } from '../../../../libs/article-extractor/src/judge-startups';
import type { CompanyValues } from '../../../../libs/article-extractor/src/relations/company-values';
import type { FactField } from '../../../../libs/article-extractor/src/relations/fact';
import type { RelationModel } from '../../../../libs/article-extractor/src/relations/relation-model';
import { valuesOf } from '../../../../libs/article-extractor/src/relations/values-of';
import type { PairedArticle } from './pairs';
import type { RelatedArticle, RelatedCompany } from './related-article';

/** Value of a company as the server extracts it, with a quote that proves it. */
export interface ProvedClaim {
  readonly field: FactField;
  /** Uncalibrated probability that the value is correct. */
  readonly score: number;
  readonly isTrue: boolean;
}

const AWARDS = AWARD_COLUMNS.map((name) => ({ parameterID: slugOf(name), name }));

/** Returns the proved values that the server extracts from an article, given its companies. */
export function provedClaims(model: RelationModel, article: PairedArticle): ProvedClaim[] {
  const { title, body } = article.article;
  const { reading, companies: names } = article.scene;
  const values = valuesOf(model, reading, `${title}\n${body}`, names, AWARD_COLUMNS);
  const startups = values.map((own, at) => startupOf(names[at] ?? '', own));
  const confidences = values.map((own) => ({ company: 1, values: statedConfidences(own) }));
  return judgeStartups(body, startups, AWARDS, confidences).flatMap(({ startup, evidence }, at) => {
    const company = article.companies[at];
    if (company === undefined) return [];
    return evidence.flatMap((each) => {
      const isProved = each.quotes.some(({ start }) => start !== null);
      const truth = isProved ? truthOf(article, company, startup, each) : null;
      return truth === null ? [] : [{ ...truth, score: each.confidence }];
    });
  });
}

const startupOf = (name: string, values: CompanyValues): ExtractedStartup => ({
  company_name: { value: name, quotes: [] },
  ...NOTHING_STATED,
  ...statedFacts(values),
});

type Truth = Pick<ProvedClaim, 'field' | 'isTrue'>;

/**
 * Returns whether a value belongs to the company; null without an annotation, and for fields that the model does not
 * predict.
 */
export function truthOf(
  article: RelatedArticle,
  company: RelatedCompany,
  startup: ExtractedStartup,
  { field, value }: Evidence,
): Truth | null {
  switch (field) {
    case 'canton':
      return { field: 'place', isTrue: company.place?.value === value };
    case 'founding_year':
      return { field: 'year', isTrue: company.year === value };
    case 'founders':
      return { field: 'person', isTrue: company.persons.has(foldKey(value)) };
    case 'investors':
      return { field: 'investor', isTrue: company.investors.has(foldCompanyName(value)) };
    case 'awards':
      return { field: 'award', isTrue: company.awards.has(value) };
    case 'financings':
      return sumTruth(
        article,
        company,
        startup.financings.find((sum) => financingText(sum) === value),
      );
    default:
      return null;
  }
}

/** Returns whether an amount is correct. If it is a round or a total, it must also be annotated as raised money. */
function sumTruth(
  { companies, isWhole }: RelatedArticle,
  { sums }: RelatedCompany,
  sum: ExtractedStartup['financings'][number] | undefined,
): Truth | null {
  if (sum === undefined) return null;
  const key = `${sum.currency} ${sum.amount}`;
  if (!sums.has(key))
    return isWhole || companies.some((other) => other.sums.has(key)) ? { field: 'sum', isTrue: false } : null;
  const kind = sums.get(key) ?? null;
  if (kind === null) return null;
  const isRaised = (each: string) => each === 'round' || each === 'total';
  return { field: 'sum', isTrue: !isRaised(sum.kind) || isRaised(kind) };
}
