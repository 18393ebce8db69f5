import { scoreAwards, type ScoringGroup, type ScoringParameter } from '@vaglio/award-scoring';
import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { testDatabase } from '../../testing/test-database';
import { rescoreAfter, rescoreStartups } from './rescore';
import { readRuleSet } from './rule-set';
import { forgetStartups, storeParameters, storeStartups } from './stored-startups.fixture';

const AWARDS = [
  'ETH Spin-off',
  'EPFL Spin-off',
  'Venture Kick 1',
  'Venture Kick 2',
  'Venture Kick 3',
  'FIF grant',
  'Eurostars',
] as const;
const WITHOUT_WEIGHT = ['Local prize', 'Other prize'] as const;
const NOW = '2025-03-01T09:00:00.000Z';

const idOf = (award: string) => award.toLowerCase().replaceAll(' ', '-');
const weight = fc.integer({ min: -30_000, max: 100_000 }).map((units) => units / 10_000);
const weights = fc.dictionary(fc.constantFrom(...AWARDS), weight, { noNullPrototype: true });
const group = fc.record({
  rule: fc.constantFrom('keep_highest_precedence', 'keep_lowest_precedence'),
  precedences: fc.dictionary(fc.constantFrom(...AWARDS), fc.integer({ min: 1, max: 4 }), {
    noNullPrototype: true,
  }),
});
const spelling = fc.constantFrom(
  (award: string) => award,
  (award: string) => award.toUpperCase(),
  idOf,
);
const award = fc
  .tuple(fc.constantFrom(...AWARDS, ...WITHOUT_WEIGHT), spelling)
  .map(([name, spell]) => spell(name));

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the stored score of every startup equals the total of its counted awards', async () => {
  const { db } = database;
  const property = fc.asyncProperty(
    weights,
    fc.array(group, { maxLength: 3 }),
    fc.array(fc.array(award, { maxLength: 9 }), { minLength: 1, maxLength: 12 }),
    async (weighted, drawn, held) => {
      await forgetStartups(db);
      const { parameters, groups } = rulesOf(weighted, drawn);
      await storeParameters(db, weighted);
      await storeGroups(groups);
      await storeStartups(
        db,
        held.map((awards, index) => ({ company_name: `Startup ${index}`, awards, score: index % 3 })),
      );
      await db.transaction((tx) => rescoreStartups(tx, { now: NOW }));
      const expected = held.map((awards) => scoreAwards(awards, parameters, groups).total);
      expect(await scores()).toEqual(expected);
      expect(await sums()).toEqual(expected);
    },
  );
  await fc.assert(property, { numRuns: 20 });
});

test('after any rule change every score follows the current rules', async () => {
  const { db } = database;
  const rules = fc.tuple(weights, fc.array(group, { maxLength: 3 }));
  const oneWeight = rules.chain((then) =>
    fc
      .tuple(fc.constant(then), fc.constantFrom(...AWARDS), weight)
      .map(([[weighted, drawn], name, value]) => ({
        then,
        now: [{ ...weighted, [name]: value }, drawn] as const,
      })),
  );
  const property = fc.asyncProperty(
    fc.oneof(oneWeight, fc.record({ then: rules, now: rules })),
    fc.array(fc.array(award, { maxLength: 9 }), { minLength: 1, maxLength: 12 }),
    async ({ then, now }, held) => {
      await forgetStartups(db);
      await storeParameters(db, then[0]);
      await storeGroups(rulesOf(then[0], then[1]).groups);
      await storeStartups(
        db,
        held.map((awards, index) => ({ company_name: `Startup ${index}`, awards })),
      );
      await db.transaction((tx) => rescoreStartups(tx, { now: NOW }));
      const [before, former] = [await readRuleSet(db), await scores()];
      await db.execute(sql`truncate parameters, award_groups restart identity cascade`);
      const { parameters, groups } = rulesOf(now[0], now[1]);
      await storeParameters(db, now[0]);
      await storeGroups(groups);
      const expected = held.map((awards) => scoreAwards(awards, parameters, groups).total);
      const after = await readRuleSet(db);
      await expect(db.transaction((tx) => rescoreAfter(tx, { before, after }, NOW))).resolves.toEqual({
        changed: expected.filter((score, index) => score !== former[index]).length,
      });
      expect(await scores()).toEqual(expected);
      expect(await sums()).toEqual(expected);
    },
  );
  await fc.assert(property, { numRuns: 20 });
});

type Weights = Readonly<Record<string, number>>;
type DrawnGroup = { rule: string; precedences: Weights };

function rulesOf(weighted: Weights, drawn: readonly DrawnGroup[]) {
  const parameters = Object.entries(weighted).map(([parameterName, value]): ScoringParameter => ({
    parameterID: idOf(parameterName),
    parameterName,
    value,
  }));
  const groups = drawn.map(({ rule, precedences }, index): ScoringGroup => ({
    group_key: `g${index}`,
    group_name: `Group ${index}`,
    rule: rule === 'keep_highest_precedence' ? rule : 'keep_lowest_precedence',
    items: Object.entries(precedences)
      .filter(([name]) => name in weighted)
      .map(([name, precedence]) => ({ parameter_id: idOf(name), precedence })),
  }));
  return { parameters, groups };
}

async function storeGroups(groups: readonly ScoringGroup[]): Promise<void> {
  for (const { items, ...row } of groups) {
    const [stored] = await database.db.insert(awardGroups).values(row).returning({ id: awardGroups.id });
    const rows = items.map((item) => ({ ...item, group_id: stored?.id ?? 0 }));
    if (rows.length > 0) await database.db.insert(awardGroupItems).values(rows);
  }
}

async function scores(): Promise<number[]> {
  const rows = await database.db.select({ score: startups.score }).from(startups).orderBy(asc(startups.id));
  return rows.map(({ score }) => score);
}

async function sums(): Promise<number[]> {
  const { rows } = await database.db.execute<{ sum: string }>(sql`
    select coalesce(sum(${startupAwards.weight_used}), 0) as sum
    from ${startups} left join ${startupAwards} on ${startupAwards.startup_id} = ${startups.id}
    group by ${startups.id} order by ${startups.id}`);
  return rows.map(({ sum }) => Number(sum));
}
