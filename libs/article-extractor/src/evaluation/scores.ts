import { AWARD_COLUMNS, foldCompanyName, foldKey, websiteHost } from '@vaglio/startups-domain';
import type { ExtractedStartup } from '../extracted-startup';
import type { ExpectedArticle, ExpectedStartup } from './test-file';

export const SCORED_FIELDS = [
  'company_name',
  'canton',
  'sector',
  'founding_year',
  'raised_money',
  'investors',
  'awards',
  'founders',
  'website',
] as const;
export type ScoredField = (typeof SCORED_FIELDS)[number];

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
  const tallies = SCORED_FIELDS.map(
    (field) =>
      [field, sum(keys.map((key) => tally(wanted.get(key)?.[field], answered.get(key)?.[field])))] as const,
  );
  const both = keys.flatMap((key) => {
    const [want, have] = [wanted.get(key), answered.get(key)];
    return want === undefined || have === undefined ? [] : [{ want, have }];
  });
  const share = (field: ScoredField, counts: (want: readonly string[]) => boolean): Share => {
    const counted = both.filter(({ want }) => counts(want[field]));
    return {
      right: counted.filter(({ want, have }) => hasSameValues(want[field], have[field])).length,
      of: counted.length,
    };
  };
  const isEmpty = expected.gold.length === 0;
  return {
    fields: toRecord(tallies),
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

/** The values of a startup as they are compared, by field. */
export type Values = Readonly<Record<ScoredField, readonly string[]>>;

export function expectedValues(startup: ExpectedStartup): Values {
  // A name in the article's words alone, without `normalised`, is no parameter unless it is a known one.
  const awards = startup.awards.flatMap(({ normalised, extended }) =>
    typeof normalised === 'string' ? awardNamed(normalised) : (parameterNamed(extended) ?? []),
  );
  return {
    company_name: [foldCompanyName(startup.company_name)],
    canton: present(startup.canton),
    sector: present(startup.sector),
    founding_year: present(startup.founding_year),
    raised_money:
      typeof startup.raised_money?.amount !== 'number'
        ? []
        : [`${startup.raised_money.currency} ${startup.raised_money.amount}`],
    investors: [...new Set(startup.investors.map(foldCompanyName))],
    awards: [...new Set(awards)],
    founders: startup.founders.map(({ first_name, last_name }) =>
      foldKey(`${first_name ?? ''} ${last_name ?? ''}`),
    ),
    website: present(websiteHost(startup.website)),
  };
}

export function foundValues(startup: ExtractedStartup): Values {
  const money = startup.raised_money?.value;
  return {
    company_name: [foldCompanyName(startup.company_name.value)],
    canton: present(startup.canton?.value),
    sector: present(startup.sector?.value),
    founding_year: present(startup.founding_year?.value),
    raised_money: money === undefined ? [] : [`${money.currency} ${money.amount}`],
    investors: [...new Set(startup.investors.map(({ name }) => foldCompanyName(name)))],
    awards: [...new Set(startup.awards.flatMap(({ name }) => awardNamed(name)))],
    founders: startup.founders.map(({ first_name, last_name }) => foldKey(`${first_name} ${last_name}`)),
    website: present(websiteHost(startup.website?.value)),
  };
}

const present = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)];
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

function tally(want: readonly string[] = [], have: readonly string[] = []): Tally {
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

function toRecord(tallies: readonly (readonly [ScoredField, Tally])[]): Record<ScoredField, Tally> {
  const none: Tally = { right: 0, wrong: 0, missed: 0 };
  const of = (field: ScoredField) => tallies.find(([name]) => name === field)?.[1] ?? none;
  return {
    company_name: of('company_name'),
    canton: of('canton'),
    sector: of('sector'),
    founding_year: of('founding_year'),
    raised_money: of('raised_money'),
    investors: of('investors'),
    awards: of('awards'),
    founders: of('founders'),
    website: of('website'),
  };
}
