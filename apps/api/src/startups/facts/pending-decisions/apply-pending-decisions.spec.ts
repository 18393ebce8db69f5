import { sql } from 'drizzle-orm';
import { reviewQueueApp } from '../../../review/queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const STORY = 'Alpha AG from Zug. Ann Muster and Anne Muster founded it.';
const founder = (first_name: string) => ({
  first_name,
  last_name: 'Muster',
  quotes: ['Ann Muster and Anne Muster founded it'],
});
const FOUNDERS = { founders: [founder('Ann'), founder('Anne')] };

const keyOf = async (field: string, text: string) =>
  (await desk.article()).companies[0]?.values.find((each) => each.field === field && each.text === text)?.key;
const answered = async (does: Promise<{ status: number }>) => (await does).status;

test('a founder who is corrected to another founder of the list is merged with that founder', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Innocent' });
  await desk.propose('Alpha AG', FOUNDERS, STORY);
  const correction = {
    key: await keyOf('founders', 'Anne Muster'),
    decision: 'correct',
    value: 'Ann Muster',
  };
  expect((await desk.decide([correction])).status).toBe(200);
  await desk.curate();
  const alpha = { company_name: 'Alpha AG', founders: [{ first_name: 'Ann', last_name: 'Muster' }] };
  expect(await desk.curated()).toMatchObject([alpha, { company_name: 'Innocent' }]);
  await desk.propose('Beta AG', FOUNDERS, STORY.replace('Alpha', 'Beta'));
  await desk.curate();
  expect((await desk.decide([{ ...correction, key: await keyOf('founders', 'Anne Muster') }])).status).toBe(
    200,
  );
  expect((await desk.curated())[1]?.founders).toEqual([{ first_name: 'Ann', last_name: 'Muster' }]);
});

test('a decision that its startup refuses remains open, and curation continues with the other decisions', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Innocent' });
  await desk.propose('Alpha AG', { ...CANTON, ...FOUNDERS }, STORY);
  await desk.decide([
    { key: 'canton', decision: 'correct', value: 'ZH' },
    { key: await keyOf('founders', 'Ann Muster'), decision: 'correct', value: 'Bea Muster' },
  ]);
  // An earlier version stored corrections in this format.
  await desk.db.execute(
    sql`update value_decisions set corrected = '{"value": "..."}' where field = 'founders'`,
  );
  await desk.curate();
  expect(await desk.curated()).toMatchObject([
    { company_name: 'Alpha AG', canton: 'ZH', founders: [{ first_name: 'Ann' }, { first_name: 'Anne' }] },
    { company_name: 'Innocent' },
  ]);
  const { rows } = await desk.db.execute(
    sql`select field, carried_out_at is not null as is_carried_out from value_decisions order by id`,
  );
  expect(rows).toEqual([
    { field: 'canton', is_carried_out: true },
    { field: 'founders', is_carried_out: false },
  ]);
});

test('a refused decision about a value does not prevent accepting its company immediately', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...FOUNDERS }, STORY);
  const correction = {
    key: await keyOf('founders', 'Anne Muster'),
    decision: 'correct',
    value: 'Bea Muster',
  };
  await desk.decide([correction, { key: 'canton', decision: 'correct', value: 'ZH' }]);
  await desk.db.execute(
    sql`update value_decisions set corrected = '{"value": "Atlantis"}' where field = 'canton'`,
  );
  expect(await answered(desk.act('accept-at-once'))).toBe(200);
  expect(await desk.curated()).toMatchObject([{ canton: 'ZG', founders: [{}, { first_name: 'Bea' }] }]);
});

test('the decisions of two people about a company become facts with the names of these people', async () => {
  await desk.setFloor(1);
  const SECTOR = { sector: { value: 'ICT', quotes: ['from Zug'] } };
  await desk.propose('Alpha AG', { ...CANTON, ...SECTOR, ...FOUNDERS }, STORY);
  await desk.decide([{ key: 'sector', decision: 'correct', value: 'BioT' }], 'super+w');
  await desk.db.execute(sql`update review_articles set claimed_by = null, claimed_until = null`);
  await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH' }]);
  expect(await answered(desk.act('accept-at-once'))).toBe(200);
  expect(await desk.value('sector')).toMatchObject({ state: 'changed', decided_by: 'super+w' });
  expect(await desk.value('canton')).toMatchObject({ state: 'changed', decided_by: 'admin' });
  const { rows } = await desk.db.execute(sql`
    select c.entry_key, made.name as made_by, acted.name as acted_by
    from fact_changes c join users made on made.id = c.made_by
      join audit_events e on e.action = 'fact_corrected' and e.target_id = c.startup_id::text
        and e.after ? c.entry_key
      join users acted on acted.id = e.actor_id
    where c.list = 'fields' and c.kind = 'corrected' order by c.entry_key`);
  expect(rows).toEqual([
    { entry_key: 'canton', made_by: 'admin', acted_by: 'admin' },
    { entry_key: 'sector', made_by: 'super+w', acted_by: 'super+w' },
  ]);
});

test('a correction in review conflicts with a value that a person entered later', async () => {
  await desk.setFloor(1);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.curate();
  const [alpha] = await desk.curated();
  await desk.propose('Alpha AG', { ...CANTON, ...FOUNDERS }, STORY);
  await desk.decide([
    { key: 'canton', decision: 'correct', value: 'ZH' },
    { key: await keyOf('founders', 'Ann Muster'), decision: 'correct', value: 'Bea Muster' },
  ]);
  await desk.send('PATCH', `/startups/${alpha?.id}/facts/canton`, { value: 'GE' });
  expect(await answered(desk.act('accept-at-once'))).toBe(200);
  expect(await desk.curated()).toMatchObject([
    { canton: 'GE', founders: [{ first_name: 'Anne' }, { first_name: 'Bea' }] },
  ]);
  expect(await desk.value('canton')).toMatchObject({ state: 'conflict', present: { value: 'GE' } });
});
