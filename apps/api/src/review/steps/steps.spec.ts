import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };

test('a review step is refused while another person reviews the article', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  expect((await desk.decide([{ key: 'canton', decision: 'accept' }], 'super+w')).status).toBe(200);
  const refused = await desk.decide([{ key: 'canton', decision: 'discard' }]);
  expect([refused.status, refused.body.error]).toEqual([409, 'super+w is reviewing this article.']);
  expect((await desk.act('accept-at-once')).status).toBe(409);
  const { id, companies } = await desk.article();
  const stale = {
    raw_id: companies[0]?.raw_id,
    version: 1,
    decisions: [{ key: 'canton', decision: 'discard' }],
  };
  const answer = await desk.send<{ current: object }>('POST', `/review/articles/${id}/decisions`, stale, {
    role: 'super+w',
  });
  expect([answer.status, answer.body.current]).toMatchObject([412, { id }]);
});

test('a review step with dependent later steps can be undone only after these steps', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const first = await desk.decide([{ key: 'canton', decision: 'accept' }]);
  const second = await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH' }]);
  const refused = await desk.undoStep(first.body.step.id);
  expect([refused.status, refused.body.steps]).toMatchObject([409, [{ id: second.body.step.id }]]);
  await desk.undoStep(second.body.step.id);
  expect((await desk.value('canton'))?.state).toBe('confirmed');
  await desk.undoStep(first.body.step.id);
  expect((await desk.value('canton'))?.state).toBe('proposed');
});

test('all review steps are listed with their authors, and a person can filter their own steps', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { body } = await desk.decide([{ key: 'canton', decision: 'accept' }]);
  await desk.undoStep(body.step.id);
  const steps = (query: string, role: 'admin' | 'super+w') =>
    desk.send<{ items: object[]; total: number }>('GET', `/review/steps?${query}`, undefined, { role });
  expect((await steps('', 'super+w')).body).toMatchObject({
    total: 1,
    items: [{ words: 'Canton Zug of Alpha AG accepted', decided_by: 'admin', undone_by: 'admin' }],
  });
  expect((await steps('mine=true', 'super+w')).body).toMatchObject({ total: 0, items: [] });
  expect((await steps('mine=true', 'admin')).body.total).toBe(1);
});

test('a review step names its company and value', async () => {
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', {
    ...CANTON,
    sector: { value: 'biotech', quotes: ['Biotech since ever'] },
  });
  await desk.decide([{ key: 'canton', decision: 'discard' }]);
  await desk.decide([
    { key: 'canton', decision: 'accept' },
    { key: 'sector', decision: 'accept' },
  ]);
  await desk.act('accept-at-once');
  const { body } = await desk.send<{ items: object[] }>('GET', '/review/steps?mine=true');
  expect(body.items).toMatchObject([
    { kind: 'accept', raw_id: row?.id, key: null },
    { kind: 'values', raw_id: row?.id, key: null },
    { kind: 'values', raw_id: row?.id, key: 'canton' },
  ]);
});

test('a postponed article is last in the review queue for all people', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  await desk.propose('Beta AG', CANTON);
  expect(await desk.companies()).toEqual(['Beta AG', 'Alpha AG']);
  const { id } = await desk.article();
  expect((await desk.send('POST', `/review/articles/${id}/later`, {})).status).toBe(204);
  expect(await desk.companies()).toEqual(['Alpha AG', 'Beta AG']);
});

test('finished reviews count as reviewed today', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  expect((await desk.queue()).reviewed).toBe(0);
  await desk.act('accept-at-once');
  expect((await desk.queue()).reviewed).toBe(1);
  expect((await desk.queue('', 'super+w')).reviewed).toBe(0);
});

test('an article that is still pending does not count as reviewed, even with decisions', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, sector: { value: 'biotech', quotes: ['Biotech since ever'] } });
  await desk.decide([{ key: 'canton', decision: 'accept' }]);
  expect(await desk.queue()).toMatchObject({ total: 1, reviewed: 0 });
  await desk.decide([{ key: 'sector', decision: 'discard' }]);
  expect(await desk.queue()).toMatchObject({ total: 1, reviewed: 0 });
  await desk.act('accept-at-once');
  expect(await desk.queue()).toMatchObject({ total: 0, reviewed: 1 });
});

test('an unknown company, value, step or article in review returns 404', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  expect((await desk.decide([{ key: 'sector', decision: 'accept' }])).status).toBe(404);
  expect((await desk.undoStep('99')).status).toBe(404);
  expect((await desk.send('POST', '/review/articles/987/claim', {})).status).toBe(404);
  expect((await desk.send('GET', '/review/articles/987')).status).toBe(404);
  expect((await desk.act('merge', { startup_id: '987' })).status).toBe(404);
});

test('people with the write permission can review, whatever their role', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { id, companies } = await desk.article();
  const body = {
    raw_id: companies[0]?.raw_id,
    version: companies[0]?.version,
    decisions: [{ key: 'canton', decision: 'accept' }],
  };
  for (const role of ['user', 'super'] as const) {
    const calls = await Promise.all([
      desk.send('POST', `/review/articles/${id}/decisions`, body, { role }),
      desk.send('GET', '/review/articles', undefined, { role }),
      desk.send('GET', '/review/count', undefined, { role }),
    ]);
    expect(calls).toEqual(calls.map(() => ({ status: 403, body: { error: 'Not allowed' } })));
  }
  expect((await desk.decide([{ key: 'canton', decision: 'accept' }], 'user+w')).status).toBe(200);
  expect(await desk.value('canton')).toMatchObject({ state: 'confirmed', decided_by: 'user+w' });
});

test('a super user without the write permission cannot undo a review step that created a startup', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const accepted = await desk.act('accept-at-once');
  expect((await desk.undoStep(accepted.body.step.id, 'super')).status).toBe(403);
  expect(await desk.curated()).toHaveLength(1);
  expect((await desk.undoStep(accepted.body.step.id)).status).toBe(200);
});
