import {
  AWARD_COLUMNS,
  foldCompanyName,
  foldKey,
  recordOf,
  SCORED_NAMES,
  websiteHost,
  type ScoredName,
} from '@vaglio/startups-domain';
import type { ExtractedStartup } from '../extracted-startup';
import { SCORED_FIELDS, type ScoredField } from './scored-fields';
import type { ExpectedArticle, ExpectedStartup } from './test-file';

export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

/** Number of correct results and number of possible results. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface ArticleScore {
  readonly fields: Readonly<Record<ScoredField, Tally>>;
  /** Correct cantons, among the found companies that have a canton. */
  readonly canton: Share;
  /** Correct amounts and currencies, among the found companies that raised money. */
  readonly money: Share;
  /** Found companies whose awards are exactly the expected awards. */
  readonly awards: Share;
  /** Articles without a startup for which the extractor returned an empty result. */
  readonly empty: Share;
}

const PARAMETERS = new Map<string, string>(AWARD_COLUMNS.map((name) => [foldKey(name), name]));

/**
 * Compares an extraction with the expected result, which was determined manually. Companies are matched by folded name.
 * All values of a missing company count as missed. All values of an unexpected company count as wrong.
 */
export function scoreArticle(expected: ExpectedArticle, found: readonly ExtractedStartup[]): ArticleScore {
  const wanted = new Map(
    expected.gold.map((startup) => [foldCompanyName(startup.company_name), expectedValues(startup)]),
  );
  const answered = new Map(
    found.map((startup) => [foldCompanyName(startup.company_name.value), foundValues(startup)]),
  );
  const keys = [...new Set([...wanted.keys(), ...answered.keys()])];
  const fields = recordOf(SCORED_FIELDS, (field) =>
    sum(keys.map((key) => tally(wanted.get(key)?.[field], answered.get(key)?.[field] ?? []))),
  );
  const both = keys.flatMap((key) => {
    const [want, have] = [wanted.get(key), answered.get(key)];
    return want === undefined || have === undefined ? [] : [{ want, have }];
  });
  const share = (field: ScoredField, counts: (want: readonly string[]) => boolean): Share => {
    const counted = both.filter(({ want }) => counts(want[field] ?? []));
    return {
      right: counted.filter(({ want, have }) => hasSameValues(want[field] ?? [], have[field] ?? [])).length,
      of: counted.length,
    };
  };
  const isEmpty = expected.gold.length === 0;
  return {
    fields,
    canton: share('canton', (want) => want.length > 0),
    money: share('raised_money', (want) => want.length > 0),
    awards: share('awards', () => true),
    empty: { right: isEmpty && found.length === 0 ? 1 : 0, of: isEmpty ? 1 : 0 },
  };
}

/** Returns the award name for comparison, even for a parameter that only exists in one installation. */
const awardNamed = (name: string): string[] => present(parameterNamed(name) ?? foldKey(name));
/** Returns the known parameter with the given name. A final word 'award' is ignored. */
const parameterNamed = (name: string | null | undefined): string | undefined =>
  PARAMETERS.get(foldKey(name)) ?? PARAMETERS.get(`${foldKey(name)}award`);

/** Values of a startup for comparison, by field. A field is null if the test file does not contain it. */
export type Values = Readonly<Record<ScoredField, readonly string[] | null>>;

export function expectedValues(startup: ExpectedStartup): Values {
  // Without `normalised`, the award name is the wording of the article. It counts if it matches a known parameter.
  const awards = startup.awards.flatMap(({ normalised, extended }) =>
    typeof normalised === 'string' ? awardNamed(normalised) : (parameterNamed(extended) ?? []),
  );
  return {
    company_name: [foldCompanyName(startup.company_name)],
    raised_money:
      typeof startup.raised_money?.amount !== 'number'
        ? []
        : [`${startup.raised_money.currency} ${startup.raised_money.amount}`],
    investors: [...new Set(startup.investors.map(foldCompanyName))],
    awards: [...new Set(awards)],
    founders: startup.founders.map(({ first_name, last_name }) =>
      foldKey(`${first_name ?? ''} ${last_name ?? ''}`),
    ),
    ...recordOf(SCORED_NAMES, (name) =>
      startup[name] === undefined ? null : plainValues(name, startup[name]),
    ),
  };
}

export function foundValues(startup: ExtractedStartup): Values {
  const money = startup.raised_money?.value;
  return {
    company_name: [foldCompanyName(startup.company_name.value)],
    raised_money: money === undefined ? [] : [`${money.currency} ${money.amount}`],
    investors: [...new Set(startup.investors.map(({ name }) => foldCompanyName(name)))],
    awards: [...new Set(startup.awards.flatMap(({ name }) => awardNamed(name)))],
    founders: startup.founders.map(({ first_name, last_name }) => foldKey(`${first_name} ${last_name}`)),
    ...recordOf(SCORED_NAMES, (name) => plainValues(name, startup[name]?.value)),
  };
}

/** Returns a single value in the form for comparison. A website is reduced to its host. */
function plainValues(name: ScoredName, value: string | number | null | undefined): string[] {
  return present(name === 'website' ? websiteHost(String(value ?? '')) : value);
}

const present = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/**
 * Counts the correct, missed and wrong values of a field.
 * @param want expected values; null if they are unknown, in which case no value is counted
 */
function tally(want: readonly string[] | null = [], have: readonly string[]): Tally {
  if (want === null) return { right: 0, wrong: 0, missed: 0 };
  const right = have.filter((value) => want.includes(value)).length;
  return { right, wrong: have.length - right, missed: want.filter((value) => !have.includes(value)).length };
}

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      right: all.right + one.right,
      wrong: all.wrong + one.wrong,
      missed: all.missed + one.missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  );
