import { deskApp } from './desk.fixture';

let desk: Awaited<ReturnType<typeof deskApp>>;
beforeAll(async () => {
  desk = await deskApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

test('a decision about a startup that somebody changed since is refused with the article as it is', async () => {
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
