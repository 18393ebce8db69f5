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

/** Right answers of all that could be. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface ArticleScore {
  readonly fields: Readonly<Record<ScoredField, Tally>>;
  /** Canton of the companies that were found and have one. */
  readonly canton: Share;
  /** Sum and currency of the companies that were found and raised some. */
  readonly money: Share;
  /** Companies that were found and hold exactly the awards they should. */
  readonly awards: Share;
  /** Articles without a startup that gave none. */
  readonly empty: Share;
}

const PARAMETERS = new Map<string, string>(AWARD_COLUMNS.map((name) => [foldKey(name), name]));

/**
 * Compares what an extractor found in an article with what a person found. Companies are matched by their folded
 * name; the values of a company that was not found, or should not have been, count as missed or wrong.
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

/** The award of that name as it is compared, also where it is a parameter of one installation alone. */
const awardNamed = (name: string): string[] => present(parameterNamed(name) ?? foldKey(name));
/** The known parameter of that name; the word award at its end does not matter. */
const parameterNamed = (name: string | null | undefined): string | undefined =>
  PARAMETERS.get(foldKey(name)) ?? PARAMETERS.get(`${foldKey(name)}award`);

/** The values of a startup as they are compared, by field; null where a test file says nothing about the field. */
export type Values = Readonly<Record<ScoredField, readonly string[] | null>>;

export function expectedValues(startup: ExpectedStartup): Values {
  // A name in the article's words alone, without `normalised`, is no parameter unless it is a known one.
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

/** A single value as it is compared: a website by its host. */
function plainValues(name: ScoredName, value: string | number | null | undefined): string[] {
  return present(name === 'website' ? websiteHost(String(value ?? '')) : value);
}

const present = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** @param want null where nothing is known: no value is right or wrong */
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
