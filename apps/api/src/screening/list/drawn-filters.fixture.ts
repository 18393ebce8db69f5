import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { RankedQuery } from './ranked-query';

const [ANN, BOB] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

/** Noon of 1 May 2026 in Zurich. */
export const NOON = Date.parse('2026-05-01T10:00:00Z');

export async function storePeople(db: Db): Promise<void> {
  await db.execute(sql`insert into users (id, email, email_key, username, name, role)
    values (${ANN}, 'a', 'a', 'a', 'Ann', 'user'), (${BOB}, 'b', 'b', 'b', 'Bob', 'user')`);
}

/** Generators for the properties of a startup on which lists filter. */
export const drawnFacts = {
  canton: fc.constantFrom('ZH', 'GE', null),
  founding_year: fc.constantFrom(1990, 2020, null),
  raised_money: fc.constantFrom(0, 0.1, 500_000, null),
  raised_currency: fc.constantFrom('CHF', 'CHF', 'EUR'),
  rejected: fc.constantFrom(0, 0, 1),
  email_sent: fc.constantFrom(0, 1),
  create_contract: fc.constantFrom(0, 0, 1),
  interested: fc.constantFrom(0, 0, 0, 1),
  candidate: fc.constantFrom(0, 0, 1),
  article_date: fc.constantFrom('2026-04-30', '1965-02-01', null),
};

export const drawnUntil = fc.constantFrom(
  '2026-05-01T10:00:00Z',
  '2026-05-01T10:00:01Z',
  '2027-01-15T05:00:00Z',
  null,
);

export const drawnAward = fc.constantFrom('a', 'b c');

export const drawnWork = {
  assignee: fc.constantFrom(ANN, BOB, null),
  step: fc.constantFrom('Call', null),
  due: fc.constantFrom('2026-04-30', '2026-05-01', '2026-05-02', null),
};

/** Returns undefined in most cases, because a combination of many filters matches no startup. */
export const rarely = <Value>(...values: Value[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

const FILTERS = {
  canton: ['ZH', 'GE,Unknown'],
  founded_from: [1990, 1991],
  founded_to: [1990, 2019],
  raised_from: [0, 0.1, 0.2],
  raised_to: [0, 500_000],
  article_from: ['1965-02-01', '1965-02-02'],
  article_to: ['2026-04-29', '2026-04-30'],
  award: ['a', 'A, b c', 'd'],
  award_not: ['a', 'B-C'],
  stage: ['new', 'contacted,contract', 'investment', 'later', 'rejected,new'],
  flag: ['email_sent', 'candidate,interested'],
  assignee: [ANN, 'nobody', `${BOB},nobody`, `${ANN},${BOB}`],
  step: ['due', 'overdue', 'none', 'due,overdue'],
  later: ['hide', 'only', 'all'],
} as const satisfies { [Name in keyof RankedQuery]: readonly RankedQuery[Name][] };

const drawnFilter = fc
  .constantFrom(...Object.entries(FILTERS).flatMap(([name, values]) => values.map((value) => [name, value])))
  .map(([name, value]): Pick<RankedQuery, keyof typeof FILTERS> => ({ [String(name)]: value }));

/** Generator for one or two filters. */
export const drawnFilters = fc
  .tuple(drawnFilter, fc.option(drawnFilter, { freq: 2 }))
  .map(([one, other]) => ({ ...one, ...other }));
