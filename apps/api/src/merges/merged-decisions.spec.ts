import { mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());

test('decisions about both are those of the survivor, and go back when the merge is undone', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const kinds = async (id: string) => {
    const { body } = await server.call('GET', `/investments/${id}/decisions`);
    return body.items.map(({ kind }: { kind: string }) => kind);
  };
  await server.patch(a, 'flags', { contact: 1 });
  await server.patch(b, 'flags', { contract: 1 });
  const { id } = await server.merge(pair);
  expect([await kinds(a), await kinds(b)]).toEqual([
    ['contract', 'contacted'],
    ['contract', 'contacted'],
  ]);
  await server.patch(a, 'flags', { investment: 1 });
  await server.undo(id, true);
  expect([await kinds(a), await kinds(b)]).toEqual([['investment', 'contacted'], ['contract']]);
});
