import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const SAID = {
  canton: { value: 'ZG', quotes: ['from Zug'] },
  awards: [{ name: 'Swiss Award', quotes: ['Alpha AG won the Swiss Award'] }],
};
const scores = async () =>
  (await desk.curated()).map(({ company_name, score, canton }) => [company_name, score, canton]);

test('accepted values of a company move with it to another startup, and undo moves them back', async () => {
  await desk.setFloor(1);
  await desk.weigh('Swiss Award', 3);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.importRow({ company_name: 'Beta AG', founding_year: 2020 });
  await desk.curate();
  const beta = (await desk.curated())[1];
  await desk.propose('Alpha AG', SAID, 'Alpha AG from Zug wins. Alpha AG won the Swiss Award.');
  await desk.act('accept-at-once');
  const before = await scores();
  expect(before).toEqual([
    ['Alpha AG', 3, 'ZG'],
    ['Beta AG', 0, null],
  ]);
  const { status, body } = await desk.act('merge', { startup_id: beta?.id });
  expect(status).toBe(200);
  expect(await scores()).toEqual([
    ['Alpha AG', 0, null],
    ['Beta AG', 3, 'ZG'],
  ]);
  expect(await desk.value('canton')).toMatchObject({ state: 'confirmed', decided_by: 'admin' });
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await scores()).toEqual(before);
  expect(await desk.value('canton')).toMatchObject({ state: 'confirmed', decided_by: 'admin' });
});
