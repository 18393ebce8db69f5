import { foldCompanyName } from '@vaglio/startups-domain';
import { raisedBy } from '../../../../apps/api/src/startups/curation/company-lists';
import type { RelatedArticle, RelatedCompany } from '../relations/related-article';
import type { ValueField, Values } from './read-article';

/** What people found in an article. */
export interface ExpectedArticle {
  readonly related: RelatedArticle;
  /** Startups by their folded names, without those that may be found or not. */
  readonly companies: ReadonlyMap<string, RelatedCompany>;
}

export function expectedOf(related: RelatedArticle): ExpectedArticle {
  const { names } = related.article;
  const keyed = related.companies.map((company) => [foldCompanyName(company.name), company] as const);
  return { related, companies: new Map(keyed.filter(([key]) => names.has(key))) };
}

const isRaised = (kind: string | null): boolean => kind === null || kind === 'round' || kind === 'total';

/** The values of a company, each as it may be said; money raised counts once however it is said. */
export function valuesFor({ sums, place, year, persons, investors, awards }: RelatedCompany): Values {
  return {
    canton: place === null ? [] : [place.value],
    raised: raisedSums({ sums }),
    sum: [...sums.keys()],
    award: [...awards],
    year: year === null ? [] : [year],
    founder: [...persons],
    investor: [...investors],
  };
}

/** Each round and total, and all rounds in francs together as a row has them. */
function raisedSums({ sums }: Pick<RelatedCompany, 'sums'>): string[] {
  const raised = [...sums].filter(([, kind]) => isRaised(kind));
  const together = raisedBy(
    raised.map(([key, kind]) => ({
      kind: kind === 'total' ? ('total' as const) : ('round' as const),
      currency: key.slice(0, 3),
      amount: Number(key.slice(4)),
      as_stated: key,
      stage: null,
      date: null,
      quote: '',
      at: null,
      raw_id: null,
    })),
  );
  return [
    ...new Set([...raised.map(([key]) => key), ...(together === null ? [] : [`CHF ${together.amount}`])]),
  ];
}

/** How many values of a field a company has. */
export const countOf = (values: Values, field: ValueField): number =>
  field === 'raised' ? Math.min(1, values.raised.length) : values[field].length;
