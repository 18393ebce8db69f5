import { plusDays, zurichDay } from '../../platform/time/zurich-days';
import { decidingApp } from '../../screening/decisions/decisions.fixture';

const NOW = Date.parse('2026-11-23T08:00:00Z');

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp({ now: () => NOW });
});
afterAll(() => server.close());

test('tabs, list, board and dashboard count the same startups', async () => {
  await server.begin();
  for (const ID of ['3', '4', '5', '6']) {
    const award = ID === '6' ? [] : ['eurostars'];
    await server.importRow({ ID, company_name: `Company ${ID} AG`, awards: award });
  }
  await server.curate();
  const reason_id = await server.reason('Too early');
  await server.decided({ kind: 'rejected', reason_id }, { id: '2' });
  const until = plusDays(zurichDay(NOW), 30);
  await server.decided({ kind: 'later', until, earlier: false }, { id: '3' });
  await server.decided({ kind: 'contacted' }, { id: '4' });

  const total = async (query: string): Promise<number> =>
    (await server.call('GET', `/auth/investments?pageSize=1&${query}`)).body.total;
  const { body: board } = await server.call('GET', '/auth/investments/stages');
  const inStage = (name: string): number =>
    board.stages.find(({ stage }: { stage: string }) => stage === name).total;
  const { body: stats } = await server.call('GET', '/auth/investments/stats');
  const { body: dashboard } = await server.call('GET', '/auth/dashboard');
  const ring = (name: string): number =>
    dashboard.rings.find(({ list }: { list: string }) => list === name).total;
  const { body: shown } = await server.call('GET', '/auth/investments?mode=active&later=hide&pageSize=100');
  const active = await total('mode=active&later=hide');

  expect([active, await total('mode=active&later=only'), await total('mode=rejected')]).toEqual([4, 1, 1]);
  expect([shown.items.length, shown.total, shown.later_hidden]).toEqual([active, active, 1]);
  const stages = ['new', 'contacted', 'contract', 'investment'].map(inStage);
  expect(stages.reduce((sum, count) => sum + count)).toBe(active);
  expect([inStage('later'), inStage('rejected')]).toEqual([1, 1]);
  expect(dashboard.stats).toEqual(stats);
  expect([stats.total_startups, ring('curated')]).toEqual([6, await total('mode=all')]);
  expect(stats.potential_investments).toBe(await total('mode=active&top=eligible&later=all'));
  expect(ring('top_of_all')).toBe(await total('mode=all&top=percent_all&later=all'));
  expect(ring('top_of_active')).toBe(await total('mode=active&top=percent&later=all'));
});
