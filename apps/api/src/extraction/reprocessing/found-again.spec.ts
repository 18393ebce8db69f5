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
/** Sets the founders of Alpha AG that the model returns. Only the first founder is part of the row's content. */
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
/** Extracts an article twice, the second time with one more founder. @returns the raw startup before and after */
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

test('a startup that is extracted again unchanged gets the founders, amounts and evidence of the new extraction', async () => {
  const { before, after } = await foundersLearnt();
  expect([after?.id, after?.content_hash]).toEqual([before?.id, before?.content_hash]);
  expect([before?.founders, after?.founders]).toEqual([[ANN], [ANN, BOB]]);
  expect(after?.evidence?.map(({ value }) => value)).toContain('Bob Beispiel');
  expect(after?.received).toMatchObject({ founders: [ANN, BOB] });
});

test('a pending startup that is extracted again is judged by the current confidence floor', async () => {
  const floor = (value: number) => lab.call('PUT', '/auth/review/settings', { floor: value });
  await floor(1);
  const { before, after } = await foundersLearnt(() => floor(0));
  expect([before?.review, after?.review]).toEqual(['waiting', null]);
  expect(after?.version).toBe((before?.version ?? 0) + 1);
});

test('a curated row is curated again with the new values of an extraction, unless those need a review', async () => {
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

test('a row without new values from an extraction is not queued for curation', async () => {
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

test('a new extraction does not change the founders of an accepted row', async () => {
  const { after } = await foundersLearnt(() => lab.db.update(rawStartups).set({ review: 'accepted' }));
  expect(after).toMatchObject({ review: 'accepted', founders: [ANN] });
});
