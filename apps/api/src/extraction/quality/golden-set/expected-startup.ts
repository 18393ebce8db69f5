import type { ExpectedStartup } from '@vaglio/article-extractor';
import type { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import type { startups } from '../../../platform/db/schema/startups.table';

type Raw = Pick<
  typeof rawStartups.$inferSelect,
  | 'company_name'
  | 'canton'
  | 'sector'
  | 'founding_year'
  | 'raised_money'
  | 'raised_currency'
  | 'awards'
  | 'website'
  | 'evidence'
  | 'first_name'
  | 'last_name'
  | 'investors'
>;
type Curated = Pick<
  typeof startups.$inferSelect,
  'origins' | 'canton' | 'sector' | 'founding_year' | 'website'
>;

/**
 * A row that was read from an article and accepted, as the golden set holds it. What a person corrected on the startup
 * counts instead of what was read.
 * @param startup what the row became; null when it is gone
 */
export function toExpectedStartup(raw: Raw, startup: Curated | null): ExpectedStartup {
  const corrected = <Field extends 'canton' | 'sector' | 'founding_year' | 'website'>(field: Field) =>
    startup?.origins[field]?.by === 'person' ? startup[field] : raw[field];
  const founders = locatedValues(raw, 'founders');
  const investors = locatedValues(raw, 'investors');
  const firstFounder = [raw.first_name, raw.last_name].filter((name) => name !== null).join(' ');
  return {
    company_name: raw.company_name,
    canton: corrected('canton'),
    sector: corrected('sector'),
    founding_year: corrected('founding_year'),
    raised_money:
      raw.raised_money === null ? null : { amount: raw.raised_money, currency: raw.raised_currency },
    investors: investors.length > 0 ? investors : listed(raw.investors),
    awards: raw.awards.map((name) => ({ name, normalised: name })),
    founders: (founders.length > 0 ? founders : listed(firstFounder)).map(toPerson),
    website: corrected('website'),
  };
}

/** Values of a list that the article proves. */
function locatedValues({ evidence }: Raw, field: 'founders' | 'investors'): string[] {
  return (evidence ?? [])
    .filter((each) => each.field === field && each.quotes.some(({ start }) => start !== null))
    .map(({ value }) => value);
}

const listed = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function toPerson(name: string): ExpectedStartup['founders'][number] {
  const words = name.split(' ');
  return { first_name: words.slice(0, -1).join(' ') || null, last_name: words.at(-1) ?? null };
}
