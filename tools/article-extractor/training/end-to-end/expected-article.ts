import { foldCompanyName } from '@vaglio/startups-domain';
import { raisedBy } from '../../../../apps/api/src/startups/curation/company-lists';
import type { RelatedArticle, RelatedCompany } from '../relations/related-article';
import type { ValueField, Values } from './read-article';

/** Annotations of an article, in the form for comparison. */
export interface ExpectedArticle {
  readonly related: RelatedArticle;
  /** Startups by their folded names. Optional startups are excluded. */
  readonly companies: ReadonlyMap<string, RelatedCompany>;
}

export function expectedOf(related: RelatedArticle): ExpectedArticle {
  const { names } = related.article;
  const keyed = related.companies.map((company) => [foldCompanyName(company.name), company] as const);
  return { related, companies: new Map(keyed.filter(([key]) => names.has(key))) };
}

const isRaised = (kind: string | null): boolean => kind === null || kind === 'round' || kind === 'total';

/**
 * Returns the values of a company in all accepted forms. Raised money counts only once, although it has several
 * accepted forms.
 */
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

/**
 * Returns the accepted amounts of raised money: each round, each total, and the sum of all rounds in CHF as the server
 * stores it.
 */
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

/** Returns how many values a company has in a field. */
export const countOf = (values: Values, field: ValueField): number =>
  field === 'raised' ? Math.min(1, values.raised.length) : values[field].length;
