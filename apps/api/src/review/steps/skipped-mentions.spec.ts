import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const LEFT = { reason: 'left_aside' };

test('a skipped mention does not block the company name in the next article', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { status, body } = await desk.act('set-aside', LEFT);
  expect([status, body.step?.words]).toEqual([200, 'Alpha AG set aside for this article']);
  expect(body.article).toMatchObject({ open: 0, companies: [{ state: 'discarded', reason: 'left_aside' }] });
  expect(await desk.get('/review/discarded-names')).toMatchObject({ total: 0, items: [] });
  await desk.undoStep(body.step.id);
  expect((await desk.article()).companies).toMatchObject([{ state: 'waiting' }]);
  await desk.act('set-aside', LEFT);
  expect(await desk.propose('Alpha AG', CANTON, 'Alpha AG from Zug again.')).toBeDefined();
});

test('the startup of a skipped mention keeps values from other sources', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  await desk.decide([{ key: 'canton', decision: 'accept' }]);
  expect((await desk.act('set-aside', { reason: 'not_a_startup' })).status).toBe(409);
  const { status, body } = await desk.act('set-aside', LEFT);
  expect(status).toBe(200);
  expect(await desk.curated()).toMatchObject([{ founding_year: 2019, canton: null }]);
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await desk.curated()).toMatchObject([{ founding_year: 2019, canton: 'ZG' }]);
  expect(await desk.value('canton')).toMatchObject({ state: 'confirmed', decided_by: 'admin' });
});

test('a startup whose only source is a skipped mention is removed from the list', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const { body } = await desk.act('set-aside', LEFT);
  expect(await desk.curated()).toEqual([]);
  await desk.undoStep(body.step.id);
  expect(await desk.curated()).toMatchObject([{ company_name: 'Alpha AG', canton: 'ZG' }]);
});
