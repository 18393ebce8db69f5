import { asc } from 'drizzle-orm';
import { saidStartup } from '../runs/articles.fixture';
import { reviewSettings } from '../../platform/db/schema/review-settings.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { promptLab } from '../quality/trials/prompt-lab.fixture';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  await lab.reset();
  await lab.db.delete(reviewSettings);
});

const run = () => lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
const again = (order: object) => lab.call('POST', '/auth/llm/read-again', order);
const rows = () => lab.db.select().from(rawStartups).orderBy(asc(rawStartups.id));

const PEOPLE = 'Ann Muster and Bob Beispiel founded Alpha AG.';
/** The model says these founders of Alpha AG from now on; the first of them alone is part of the content of its row. */
function saysFounders(...names: string[]): void {
  lab.model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', PEOPLE, {
        founders: names.map((name) => {
          const [first_name, last_name] = name.split(' ');
          return { first_name, last_name, quotes: [PEOPLE] };
        }),
      }),
    ],
  }));
}
/** Reads an article twice: the second reading finds one founder more. @returns the row before and after */
async function foundersLearnt(between: () => Promise<unknown> = async () => undefined) {
  const [id] = await lab.storeArticles([PEOPLE]);
  saysFounders('Ann Muster');
  await run();
  await between();
  const [before] = await rows();
  await again({ articles: [String(id)], expected: 1 });
  saysFounders('Ann Muster', 'Bob Beispiel');
  await run();
  const [after] = await rows();
  return { before, after };
}
const ANN = { first_name: 'Ann', last_name: 'Muster' };
const BOB = { first_name: 'Bob', last_name: 'Beispiel' };

test('a row that is found again with the same content takes the founders, sums and proof of the new reading', async () => {
  const { before, after } = await foundersLearnt();
  expect([after?.id, after?.content_hash]).toEqual([before?.id, before?.content_hash]);
  expect([before?.founders, after?.founders]).toEqual([[ANN], [ANN, BOB]]);
  expect(after?.evidence?.map(({ value }) => value)).toContain('Bob Beispiel');
  expect(after?.received).toMatchObject({ founders: [ANN, BOB] });
});

test('one that waits and is found again is judged by the floor of now', async () => {
  const floor = (value: number) => lab.call('PUT', '/auth/review/settings', { floor: value });
  await floor(1);
  const { before, after } = await foundersLearnt(() => floor(0));
  expect([before?.review, after?.review]).toEqual(['waiting', null]);
  expect(after?.version).toBe((before?.version ?? 0) + 1);
});

test('one that was curated is curated again with what is new, unless that would wait for a person', async () => {
  const floor = (value: number) => lab.call('PUT', '/auth/review/settings', { floor: value });
  const curate = () => lab.call('POST', '/auth/startups/curate/run', { limit: 500 });
  await floor(0);
  await foundersLearnt(curate);
  await curate();
  expect((await lab.db.select().from(startups))[0]?.founders).toEqual([ANN, BOB]);
  await lab.reset();
  await foundersLearnt(async () => {
    await curate();
    await floor(1);
  });
  await curate();
  expect((await rows())[0]?.curated_at).not.toBeNull();
  expect((await lab.db.select().from(startups))[0]?.founders).toEqual([ANN]);
});

test('one that says the same again waits for no other curation', async () => {
  const [id] = await lab.storeArticles([PEOPLE]);
  saysFounders('Ann Muster', 'Bob Beispiel');
  await run();
  await lab.call('POST', '/auth/startups/curate/run', { limit: 500 });
  const [before] = await rows();
  await again({ articles: [String(id)], expected: 1 });
  await run();
  const [after] = await rows();
  expect(after).toEqual({ ...before, extraction_id: after?.extraction_id });
  expect(after?.curated_at).not.toBeNull();
});

test('one that a person accepted keeps the founders that were accepted', async () => {
  const { after } = await foundersLearnt(() => lab.db.update(rawStartups).set({ review: 'accepted' }));
  expect(after).toMatchObject({ review: 'accepted', founders: [ANN] });
});
