import { factsApp } from '../../startups/facts/facts.fixture';
import type { ComparisonBody } from './comparison.schemas';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
  await server.reset();
  await server.importRow({ company_name: 'Beta', awards: ['fif grant'] });
  await server.importRow({ company_name: 'Alpha', awards: ['eurostars', 'energiepreis'] });
  await server.importRow({ company_name: 'Gamma', awards: ['fif grant'] });
  await server.curate();
});
afterAll(() => server.close());

const compare = (ids: string) =>
  server.call<ComparisonBody & { error?: string }>('GET', `/investments/compare?ids=${ids}`, {
    actor: 'user',
  });

test('compared startups keep the order of the ids and show ranks, ledgers and their last decision', async () => {
  await server.call('PATCH', '/investments/1/flags', { payload: { contact: 1 } });
  const { status, body } = await compare('1,2');
  expect(status).toBe(200);
  expect(
    body.items.map(({ startup, lines }) => [
      startup.company_name,
      startup.rank,
      lines.map(({ award }) => award),
    ]),
  ).toEqual([
    ['Beta', 2, ['fif grant']],
    ['Alpha', 1, ['eurostars', 'energiepreis']],
  ]);
  expect(body.items.map(({ decision }) => decision)).toMatchObject([
    { decision: 'contacted', is_set: true, score: 2, person: 'admin' },
    null,
  ]);
});

test('a comparison shows the last decision that is not undone', async () => {
  const last = async () => (await compare('1,2')).body.items[0]?.decision?.decision ?? null;
  const undoLast = async () => {
    const { body } = await server.call<{
      items: { id: string; undoes: string | null; undone_by: string | null }[];
    }>('GET', '/investments/1/decisions');
    const standing = body.items.find(({ undoes, undone_by }) => undoes === null && undone_by === null);
    await server.call('POST', `/investments/1/decisions/${standing?.id}/undo`, { payload: {} });
  };
  await server.call('PATCH', '/investments/1/flags', { payload: { contract: 1 } });
  expect(await last()).toBe('contract');
  await undoLast();
  expect(await last()).toBe('contacted');
  await undoLast();
  expect(await last()).toBeNull();
});

test('a comparison shows the assignee and next step of each startup', async () => {
  const payload = { step: 'Visit in Winterthur', due: '2026-11-25' };
  await server.call('PATCH', '/investments/2/work', { payload });
  expect((await compare('1,2')).body.items.map(({ work }) => work)).toEqual([
    { assignee: null, step: null, due: null },
    { assignee: null, ...payload },
  ]);
});

test('in a comparison startups with equal scores are ranked by name', async () => {
  expect((await compare('3,1')).body.items.map(({ startup }) => startup.rank)).toEqual([3, 2]);
  await server.call('PATCH', '/investments/3/flags', { payload: { rejected: 1 } });
  expect((await compare('3,1')).body.items.map(({ startup }) => startup.rank)).toEqual([1, 2]);
});

test('a comparison omits a startup that does not exist', async () => {
  expect((await compare('1,999,x')).body.items.map(({ startup }) => startup.id)).toEqual(['1']);
});

test.each(['1', '1,1', '1,01', '1,2,3,4,5', '', ',', '1,,2'])(
  'the comparison of %j is refused, because it takes two to four startups',
  async (ids) => {
    expect((await compare(ids)).status).toBe(400);
  },
);
