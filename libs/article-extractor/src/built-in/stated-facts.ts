import { MAX_NAME_LENGTH, rangeOf } from '@vaglio/startups-domain';
import { financingText, MAX_LIST_ENTRIES, type ExtractedStartup } from '../extracted-startup';
import type { StartupConfidence } from '../extractor';
import type { CompanyValues, StatedSum, Sure } from '../relations/company-values';

type StatedFields = Pick<
  ExtractedStartup,
  'founders' | 'founding_year' | 'canton' | 'country' | 'raised_money' | 'financings' | 'investors' | 'awards'
>;

/** Converts the results of the relation models to the fields of an extraction. */
export function statedFacts(values: CompanyValues): StatedFields {
  const { canton, founding_year: year, raised } = values;
  const quoted = <T>({ value, quotes }: Sure<T>) => ({ value, quotes: [...quotes] });
  const { minimum, maximum } = rangeOf('founding_year');
  const isYear = year !== null && year.value >= minimum && year.value <= maximum ? year : null;
  return {
    founders: values.founders
      .slice(0, MAX_LIST_ENTRIES)
      .map(({ value, quotes }) => ({ ...value, quotes: [...quotes] })),
    founding_year: isYear === null ? null : quoted(isYear),
    canton: canton === null ? null : quoted(canton),
    country: canton === null ? null : { value: COUNTRY, quotes: [...canton.quotes] },
    raised_money:
      raised === null
        ? null
        : {
            value: {
              amount: raised.value.amount,
              currency: raised.value.currency,
              as_stated: raised.value.as_stated,
            },
            quotes: [...raised.quotes],
          },
    financings: values.sums.slice(0, MAX_LIST_ENTRIES).map(financingOf),
    investors: values.investors
      .slice(0, MAX_LIST_ENTRIES)
      .map(({ value, quotes }) => ({ name: value.slice(0, MAX_NAME_LENGTH), quotes: [...quotes] })),
    awards: values.awards
      .slice(0, MAX_LIST_ENTRIES)
      .map(({ value, quotes }) => ({ name: value, quotes: [...quotes] })),
  };
}

/** Country of all recognised cantons. */
const COUNTRY = 'Switzerland';

const financingOf = ({ value, quotes }: Sure<StatedSum>): ExtractedStartup['financings'][number] => ({
  ...value,
  stage: null,
  quotes: [...quotes],
});

/**
 * Returns the confidence of each value under the condition that the company is a startup. The field names are those in
 * the evidence.
 */
export function statedConfidences(values: CompanyValues): StartupConfidence['values'] {
  const { canton, founding_year: year, raised } = values;
  const one = <T>(
    field: StartupConfidence['values'][number]['field'],
    sure: Sure<T> | null,
    text: (value: T) => string,
  ) =>
    sure === null
      ? []
      : [{ field, value: text(sure.value), confidence: sure.confidence, proved: sure.proved }];
  const same = (value: string): string => value;
  return [
    ...one('raised_money', raised, ({ as_stated }) => as_stated),
    ...one('canton', canton, same),
    ...one('country', canton, () => COUNTRY),
    ...one('founding_year', year, String),
    ...values.sums.flatMap((sum) => one('financings', sum, () => financingText(financingOf(sum)))),
    ...values.founders.flatMap((each) =>
      one('founders', each, ({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
    ),
    ...values.investors.flatMap((each) => one('investors', each, same)),
    ...values.awards.flatMap((each) => one('awards', each, same)),
  ];
}
