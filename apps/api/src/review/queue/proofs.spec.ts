import { sql } from 'drizzle-orm';
import type { EvidenceListBody } from '../../startups/facts/evidence/evidence.schemas';
import { deskApp } from './desk.fixture';

let desk: Awaited<ReturnType<typeof deskApp>>;
beforeAll(async () => {
  desk = await deskApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const STORY = 'Alpha AG moved to Zug in 2019.';
const MOVED = { founding_year: { value: 2019, quotes: ['moved to Zug in 2019'] } };
const UNSAID = { sector: { value: 'biotech', quotes: ['Biotech since ever'] } };
const PROOF = {
  state: 'not_about_this',
  missing: 'The sentence does not say that the company was founded.',
  passages: [{ text: 'moved to Zug in 2019', start: 9, end: 29 }],
};

test('a sentence that does not prove a value is answered with it, and with what it does not say', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...MOVED, ...UNSAID }, STORY);
  expect(await desk.value('founding_year')).toMatchObject({ state: 'no_source', quotes: [], proof: PROOF });
  expect((await desk.value('sector'))?.proof).toEqual({
    state: 'not_in_text',
    missing: 'No passage of the article says this.',
    passages: [],
  });
});

test('a proved value has no such note', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { canton: { value: 'ZG', quotes: ['from Zug'] } });
  expect(await desk.value('canton')).not.toHaveProperty('proof');
});

test('the evidence of a row and of a startup says the same', async () => {
  await desk.setFloor(0);
  const row = await desk.propose('Alpha AG', MOVED, STORY);
  await desk.curate();
  const [startup] = await desk.curated();
  for (const url of [`/startups/raw/${row?.id}/evidence`, `/investments/${startup?.id}/evidence`]) {
    const { items } = await desk.get<EvidenceListBody>(url);
    expect(items[0]?.fields.find(({ field }) => field === 'founding_year')?.proof).toEqual(PROOF);
  }
});

test('of a text that was removed nobody can say', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', MOVED, STORY);
  await desk.db.execute(sql`update articles set text = '', text_removed_at = now()`);
  expect(await desk.value('founding_year')).not.toHaveProperty('proof');
});
