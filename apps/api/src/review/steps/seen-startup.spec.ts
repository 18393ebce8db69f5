import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

test('a decision about a startup that has changed since it was shown is refused', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', { canton: { value: 'ZG', quotes: ['from Zug'] } });
  await desk.curate();
  const { id, companies } = await desk.article();
  const [seen] = companies;
  await desk.send('PATCH', `/startups/${seen?.startup?.id}/facts/canton`, { value: 'BE' });
  const correct = (startup_version: number | undefined) =>
    desk.send<{ current: object }>('POST', `/review/articles/${id}/decisions`, {
      raw_id: seen?.raw_id,
      version: seen?.version,
      startup_version,
      decisions: [{ key: 'canton', decision: 'correct', value: 'ZH' }],
    });
  const refused = await correct(seen?.startup?.version);
  expect([refused.status, refused.body.current]).toMatchObject([412, { id }]);
  expect(await desk.curated()).toMatchObject([{ canton: 'BE' }]);
  const [now] = (await desk.article()).companies;
  expect((await correct(now?.startup?.version)).status).toBe(200);
  expect(await desk.curated()).toMatchObject([{ canton: 'ZH' }]);
});

test.each([
  ['accept-at-once', {}],
  ['set-aside', { reason: 'not_a_startup' }],
  ['merge', { startup_id: '1' }],
])(
  'the review action %s is refused if the startup of the company has changed since it was shown',
  async (does, body) => {
    await desk.setFloor(0);
    await desk.importRow({ company_name: 'Beta' });
    await desk.curate();
    await desk.propose('Alpha AG', { canton: { value: 'ZG', quotes: ['from Zug'] } });
    await desk.curate();
    const [seen] = (await desk.article()).companies;
    const startup_id = (await desk.curated()).find(({ company_name }) => company_name === 'Beta')?.id;
    const order = { ...body, ...('startup_id' in body && { startup_id }) };
    await desk.send('PATCH', `/startups/${seen?.startup?.id}/facts/website`, { value: 'alpha.example' });
    const before = await desk.curated();
    const refused = await desk.act(does, { ...order, startup_version: seen?.startup?.version });
    expect([refused.status, refused.body]).toMatchObject([
      412,
      { current: { companies: [{ company_name: 'Alpha AG' }] } },
    ]);
    expect(await desk.curated()).toEqual(before);
  },
);
