import { sql } from 'drizzle-orm';
import type { EvidenceListBody } from '../../startups/facts/evidence/evidence.schemas';
import { reviewQueueApp } from './review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
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

test('a review shows the quote of an unproved value and the missing part of the proof', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...MOVED, ...UNSAID }, STORY);
  expect(await desk.value('founding_year')).toMatchObject({ state: 'no_source', quotes: [], proof: PROOF });
  expect((await desk.value('sector'))?.proof).toEqual({
    state: 'not_in_text',
    missing: 'No passage of the article says this.',
    passages: [],
  });
});

test('a review shows no note about proof for a proved value', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { canton: { value: 'ZG', quotes: ['from Zug'] } });
  expect(await desk.value('canton')).not.toHaveProperty('proof');
});

test('a row and its startup show the same evidence in review', async () => {
  await desk.setFloor(0);
  const row = await desk.propose('Alpha AG', MOVED, STORY);
  await desk.curate();
  const [startup] = await desk.curated();
  for (const url of [`/startups/raw/${row?.id}/evidence`, `/investments/${startup?.id}/evidence`]) {
    const { items } = await desk.get<EvidenceListBody>(url);
    expect(items[0]?.fields.find(({ field }) => field === 'founding_year')?.proof).toEqual(PROOF);
  }
});

test('the evidence from a removed article text is unknown', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', MOVED, STORY);
  await desk.db.execute(sql`update articles set text = '', text_removed_at = now()`);
  expect(await desk.value('founding_year')).not.toHaveProperty('proof');
});

test('an article is shown in review even if its text cannot be read for evidence', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', MOVED, STORY);
  await desk.deps.reader.close();
  expect(await desk.value('founding_year')).toEqual(
    expect.not.objectContaining({ proof: expect.anything() }),
  );
  expect(await desk.value('founding_year')).toMatchObject({ state: 'no_source' });
});
