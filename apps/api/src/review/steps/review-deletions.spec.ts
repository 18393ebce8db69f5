import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };

const restoreLast = async () => {
  const { body } = await desk.send<{ items: { id: string }[] }>('GET', '/startups/deleted');
  const [last] = body.items;
  return desk.send('POST', `/startups/deleted/${last?.id}/restore`, {});
};

test('a deleted company is removed from the review queue and returns with its decisions when restored', async () => {
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', CANTON);
  await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH' }]);
  expect((await desk.send('DELETE', `/startups/raw/${row?.id}`)).status).toBeLessThan(300);
  expect(await desk.queue()).toMatchObject({ total: 0 });
  expect((await desk.article()).companies).toEqual([]);
  expect((await restoreLast()).status).toBeLessThan(300);
  expect(await desk.queue()).toMatchObject({ total: 1 });
  expect(await desk.value('canton')).toMatchObject({ state: 'changed', decided: 'Zürich' });
});

test('a review step about a deleted startup cannot be undone before the startup is restored', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { body } = await desk.act('accept-at-once');
  const [startup] = await desk.curated();
  expect((await desk.send('DELETE', `/startups/curated/${startup?.id}`)).status).toBeLessThan(300);
  const refused = await desk.undoStep(body.step.id);
  expect([refused.status, refused.body.error]).toEqual([409, 'Alpha AG was deleted or imported meanwhile.']);
  expect((await restoreLast()).status).toBeLessThan(300);
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await desk.curated()).toEqual([]);
});

test('undo does not remove an accepted company that people have worked on in the meantime', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { body } = await desk.act('accept-at-once');
  const [startup] = await desk.curated();
  await desk.send('PATCH', `/startups/${startup?.id}/facts/website`, { value: 'https://alpha.example' });
  const refused = await desk.undoStep(body.step.id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'People worked on Alpha AG since. Delete it instead.',
  ]);
  expect(await desk.curated()).toMatchObject([{ company_name: 'Alpha AG', canton: 'ZG' }]);
});
