import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };

const idOf = async (name: string) =>
  (await desk.curated()).find(({ company_name }) => company_name === name)?.id;

const deleteStartup = async (name: string) =>
  expect((await desk.send('DELETE', `/startups/curated/${await idOf(name)}`)).status).toBeLessThan(300);

test('the merge of a company whose former startup was deleted can be undone after the startup is restored', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.importRow({ company_name: 'Beta', founding_year: 2020 });
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const { body } = await desk.act('merge', { startup_id: await idOf('Beta') });
  await deleteStartup('Alpha AG');
  const refused = await desk.undoStep(body.step.id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Alpha AG was deleted or merged meanwhile. Restore it first.',
  ]);
  const deleted = await desk.send<{ items: { id: string }[] }>('GET', '/startups/deleted');
  await desk.send('POST', `/startups/deleted/${deleted.body.items[0]?.id}/restore`, {});
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await desk.curated()).toMatchObject([
    { company_name: 'Alpha AG', canton: 'ZG' },
    { company_name: 'Beta', canton: null },
  ]);
});

test('the second merge of a company cannot be undone while the first startup is deleted', async () => {
  await desk.setFloor(1);
  await desk.importRow({ company_name: 'Beta', founding_year: 2020 });
  await desk.importRow({ company_name: 'Gamma', founding_year: 2021 });
  await desk.curate();
  await desk.propose('Alpha AG', CANTON);
  await desk.act('merge', { startup_id: await idOf('Beta') });
  const { body } = await desk.act('merge', { startup_id: await idOf('Gamma') });
  await deleteStartup('Beta');
  const refused = await desk.undoStep(body.step.id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Beta was deleted or merged meanwhile. Restore it first.',
  ]);
});

test('a merge that was undone in Duplicates does not block undoing earlier steps', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Beta', founding_year: 2020 });
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const first = await desk.decide([{ key: 'canton', decision: 'accept' }]);
  const second = await desk.act('merge', { startup_id: await idOf('Beta') });
  const merges = await desk.send<{ items: { id: string }[] }>('GET', '/merges');
  expect((await desk.send('POST', `/merges/${merges.body.items[0]?.id}/undo`, {})).status).toBe(200);
  const separate = await desk.curated();
  expect((await desk.undoStep(second.body.step.id)).status).toBe(200);
  expect(await desk.curated()).toEqual(separate);
  expect((await desk.undoStep(first.body.step.id)).status).toBe(200);
  expect(await desk.value('canton')).toMatchObject({ state: 'proposed' });
});

test('a rejected company is restored even if the rejection is undone in the list of decisions', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  await desk.decide([{ key: 'canton', decision: 'accept' }]);
  const before = await desk.curated();
  const { body } = await desk.act('set-aside', { reason: 'not_a_startup' });
  const decisions = await desk.send<{ items: { id: string }[] }>('GET', '/review/decisions');
  const undone = await desk.undo(decisions.body.items[0]?.id ?? '');
  expect([undone.status, undone.body]).toMatchObject([200, { step: { undone_by: 'admin' } }]);
  await desk.curate();
  const [alpha] = await desk.curated();
  expect(alpha).toMatchObject({ id: before[0]?.id, canton: 'ZG' });
  expect(await desk.value('canton')).toMatchObject({ state: 'confirmed', decided_by: 'admin' });
  expect((await desk.undoStep(body.step.id)).body.error).toBe('This step was undone already.');
});
