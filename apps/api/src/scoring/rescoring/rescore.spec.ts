import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { addAwards } from '../../startups/raw/startup-awards';
import { isWaitingForLock } from '../../testing/lock-waits';
import { testDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';
import { rescoreAfter, rescoreStartups } from './rescore';
import { readRuleSet } from './rule-set';
import { lockScores } from './scoring-lock';
import { forgetStartups, storeParameters, storeStartups } from './stored-startups.fixture';

let database: Database;
const FIRST = '2025-03-01T09:00:00.000Z';
const LATER = '2025-04-01T09:00:00.000Z';

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => forgetStartups(database.db));

const rescore = (now: string, startupIds?: number[]) =>
  database.db.transaction((tx) => rescoreStartups(tx, { now, startupIds }));
const stored = () => database.db.select().from(startups).orderBy(asc(startups.id));
const weights = async (id: number) => {
  const rows = await database.db
    .select()
    .from(startupAwards)
    .where(eq(startupAwards.startup_id, id))
    .orderBy(asc(startupAwards.award_key));
  return rows.map(({ award_name, weight_used }) => [award_name, weight_used]);
};

test('the score is the exact sum of the counted award weights', async () => {
  const { db } = database;
  await storeParameters(db, {
    'eth spin-off': 0.1,
    'fif grant': 0.2,
    'venture kick 1': 1,
    'venture kick 2': 2,
  });
  const [group] = await db.insert(awardGroups).values({ group_key: 'kick', group_name: 'Kick' }).returning();
  await db.insert(awardGroupItems).values(
    [1, 2].map((precedence) => ({
      group_id: group?.id ?? 0,
      parameter_id: `venture-kick-${precedence}`,
      precedence,
    })),
  );
  const [tenths, kicks, none] = await storeStartups(db, [
    { company_name: 'Tenths', awards: ['ETH Spin-off', 'FIF grant', 'Local prize'] },
    { company_name: 'Kicks', awards: ['Venture Kick 1', 'Venture-Kick 2'] },
    { company_name: 'None' },
  ]);
  await expect(rescore(FIRST)).resolves.toEqual({ changed: 2 });
  expect((await stored()).map(({ company_name, score }) => [company_name, score])).toEqual([
    ['Tenths', 0.3],
    ['Kicks', 2],
    ['None', 0],
  ]);
  expect(await weights(tenths ?? 0)).toEqual([
    ['ETH Spin-off', 0.1],
    ['FIF grant', 0.2],
    ['Local prize', 0],
  ]);
  expect(await weights(kicks ?? 0)).toEqual([
    ['Venture Kick 1', 0],
    ['Venture-Kick 2', 2],
  ]);
  expect(await weights(none ?? 0)).toEqual([]);
});

test('an award in two spellings of one parameter counts once', async () => {
  const { db } = database;
  await storeParameters(db, { 'venture kick 3': 3 });
  await db.update(parameters).set({ parameterName: 'VK three', name_key: 'vk three' });
  const [both] = await storeStartups(db, [{ company_name: 'Both', awards: ['VK Three', 'Venture Kick 3'] }]);
  await rescore(FIRST);
  expect((await stored())[0]?.score).toBe(3);
  expect(await weights(both ?? 0)).toEqual([
    ['Venture Kick 3', 3],
    ['VK Three', 0],
  ]);
});

test('rescoring changes neither the timestamp of an equal score nor any version', async () => {
  const { db } = database;
  await storeParameters(db, { 'fif grant': 1, eurostars: 1 });
  await storeStartups(db, [
    { company_name: 'Moved', awards: ['fif grant'] },
    { company_name: 'Still', awards: ['eurostars'] },
  ]);
  const before = await stored();
  await rescore(FIRST);
  await db.update(parameters).set({ value: 2 }).where(eq(parameters.parameterID, 'fif-grant'));
  await expect(rescore(LATER)).resolves.toEqual({ changed: 1 });
  await expect(rescore(LATER)).resolves.toEqual({ changed: 0 });
  const after = await stored();
  expect(after.map((row) => new Date(row.last_modified_score ?? 0).toISOString())).toEqual([LATER, FIRST]);
  expect(after.map(({ version, updated_at }) => [version, updated_at])).toEqual(
    before.map(({ version, updated_at }) => [version, updated_at]),
  );
});

test('the first appearance is recorded at exactly the threshold and kept when the score falls', async () => {
  const { db } = database;
  await storeParameters(db, { 'fif grant': 5, eurostars: 4.9999 });
  await storeStartups(db, [
    { company_name: 'At', awards: ['fif grant'] },
    { company_name: 'Below', awards: ['eurostars'] },
  ]);
  const firstTimes = async () =>
    (await stored()).map(({ firstTime_appear_inscore: at }) => at && new Date(at).toISOString());
  await rescore(FIRST);
  expect(await firstTimes()).toEqual([FIRST, null]);
  await db.update(parameters).set({ value: 0 });
  await rescore(LATER);
  expect(await firstTimes()).toEqual([FIRST, null]);
  await db.update(scoreConfig).set({ threshold: 0 });
  await rescore(LATER);
  expect(await firstTimes()).toEqual([FIRST, LATER]);
});

test.each([
  ['lower', 2, [FIRST, LATER, null]],
  ['higher', 6, [FIRST, null, null]],
])(
  'with a %s threshold, startups that reach it without a new score are recorded',
  async (_what, threshold, expected) => {
    const { db } = database;
    await storeParameters(db, { 'fif grant': 5, eurostars: 2, 'local prize': 1 });
    await storeStartups(db, [
      { company_name: 'Over', awards: ['fif grant'] },
      { company_name: 'Between', awards: ['eurostars'] },
      { company_name: 'Under', awards: ['local prize'] },
    ]);
    await rescore(FIRST);
    const before = await readRuleSet(db);
    const change = { before, after: { ...before, threshold } };
    await expect(db.transaction((tx) => rescoreAfter(tx, change, LATER))).resolves.toEqual({ changed: 0 });
    expect(
      (await stored()).map(({ firstTime_appear_inscore: at }) => at && new Date(at).toISOString()),
    ).toEqual(expected);
  },
);

test('rescoring can be limited to some startups', async () => {
  const { db } = database;
  await storeParameters(db, { 'fif grant': 1 });
  const [one] = await storeStartups(db, [
    { company_name: 'One', awards: ['fif grant'] },
    { company_name: 'Other', awards: ['fif grant'] },
  ]);
  await expect(rescore(FIRST, [])).resolves.toEqual({ changed: 0 });
  await expect(rescore(FIRST, [one ?? 0])).resolves.toEqual({ changed: 1 });
  expect((await stored()).map(({ score }) => score)).toEqual([1, 0]);
});

test('a new award waits for a weight that is being changed and gets the new weight', async () => {
  const { db } = database;
  await storeParameters(db, { 'fif grant': 1 });
  const [id = 0] = await storeStartups(db, [{ company_name: 'Late' }]);
  let awarding: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await lockScores(tx);
    await tx.update(parameters).set({ value: 7 });
    await rescoreStartups(tx, { now: FIRST });
    awarding = db.transaction(async (other) => {
      await lockScores(other);
      const { startupIds } = await addAwards(other, [{ startup_id: id, names: ['fif grant'] }]);
      await rescoreStartups(other, { now: LATER, startupIds });
    });
    await until('the award waits', () => isWaitingForLock(db));
  });
  await awarding;
  expect((await stored()).map(({ score }) => score)).toEqual([7]);
});
