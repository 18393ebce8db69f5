import { mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());

test('decisions about both merged startups belong to the surviving startup', async () => {
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
  const history = (await server.call('GET', `/investments/${a}/history`)).body.items;
  expect(history.filter(({ kind }: { kind: string }) => kind === 'flags')).toMatchObject([
    { changes: [{ field: 'create_contract', after: 1 }] },
    { changes: [{ field: 'email_sent', after: 1 }] },
  ]);
  await server.patch(a, 'flags', { investment: 1 });
  await server.undo(id, true);
  expect([await kinds(a), await kinds(b)]).toEqual([['investment', 'contacted'], ['contract']]);
});

test('a flag decided for both merged startups is kept until both decisions are undone', async () => {
  await server.forget();
  const { pair, a, b } = await server.lookAlikes();
  const decide = async (id: string) => {
    const { body } = await server.call('POST', `/investments/${id}/decisions`, {
      payload: { kind: 'contacted', details: `About ${id}` },
    });
    return body.decision.id;
  };
  const [older, newer] = [await decide(a), await decide(b)];
  await server.merge(pair);
  const undo = (decision: string) =>
    server.call('POST', `/investments/${a}/decisions/${decision}/undo`, { payload: {} });
  expect((await undo(newer)).body).toMatchObject({
    decision: { undoes: newer, from: 1, to: 1 },
    startup: { email_sent: 1 },
  });
  expect((await undo(newer)).body.error).toBe('This decision was undone already.');
  const { dossier } = (await server.call('GET', `/investments/${a}/dossier`)).body;
  expect(dossier.decisions).toMatchObject([{ details: `About ${b}` }, { details: `About ${a}` }]);
  expect((await undo(older)).body).toMatchObject({
    decision: { undoes: older, from: 1, to: 0 },
    startup: { email_sent: 0 },
  });
});

test('notes and timelines of both merged startups belong to the surviving startup', async () => {
  await server.forget();
  const { pair, a, b } = await server.lookAlikes();
  const texts = async (id: string) => {
    const { items } = (await server.call('GET', `/investments/${id}/timeline?kind=note`)).body;
    return items.map(({ note }: { note: { text: string } }) => note.text);
  };
  await server.call('POST', `/investments/${a}/notes`, { payload: { text: 'About A' } });
  await server.call('POST', `/investments/${b}/notes`, { payload: { text: 'About B' } });
  const { id } = await server.merge(pair);
  expect([await texts(a), await texts(b)]).toEqual(Array(2).fill(['About B', 'About A']));
  expect((await server.call('POST', `/investments/${b}/notes`, { payload: { text: 'x' } })).status).toBe(409);
  await server.call('POST', `/investments/${a}/notes`, { payload: { text: 'Later' } });
  await server.undo(id, true);
  expect([await texts(a), await texts(b)]).toEqual([['Later', 'About A'], ['About B']]);
});

test('an assignee and a next step move to a surviving startup without them', async () => {
  await server.forget();
  const { pair, a, b } = await server.lookAlikes();
  const assignee = server.person('user').userId;
  const work = async (id: string) => (await server.call('GET', `/investments/${id}/work`)).body;
  const say = (id: string, payload: object) => server.call('PATCH', `/investments/${id}/work`, { payload });
  await say(a, { step: 'Call' });
  await say(b, { assignee, step: 'Visit', due: '2026-11-25' });
  const { id } = await server.merge(pair);
  expect(await work(a)).toMatchObject({ startup_id: a, assignee: 'user', step: 'Call', due: null });
  expect(await work(b)).toEqual(await work(a));
  await say(a, { step: 'Write' });
  await server.undo(id, true);
  expect(await work(a)).toMatchObject({ assignee: null, step: 'Write', due: null });
  expect(await work(b)).toMatchObject({ startup_id: b, assignee: 'user', step: 'Visit', due: '2026-11-25' });
});
