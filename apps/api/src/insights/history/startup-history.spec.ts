import { asc, eq } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';
import { testApp } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Entry = {
  kind: string;
  actor: string | null;
  changes: { before: unknown; after: unknown }[];
  reasons: { award: string }[];
  source: string | null;
  version: number | null;
};

async function call(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const history = async (id: number, query = ''): Promise<{ items: Entry[]; total: number }> =>
  (
    await server.app.inject({
      method: 'GET',
      url: `/auth/investments/${id}/history${query}`,
      headers: server.asRole('user'),
    })
  ).json();
const firstStartup = async () =>
  (await server.db.select().from(startups).orderBy(asc(startups.id)).limit(1))[0];

test('the history of a startup shows imports, curation, flags, texts and every score change, newest first', async () => {
  await call('POST', '/auth/admin/parameters', { parameterName: 'venture kick 3', value: 2 });
  await call('POST', '/auth/startups/import-raw', {
    id: 'b-7',
    company_name: 'Vela',
    awards: ['venture kick 3'],
  });
  await call('POST', '/auth/startups/curate/run', { limit: 10, dryRun: false });
  const id = (await firstStartup())?.id ?? 0;
  await call('PATCH', `/auth/investments/${id}/flags`, { contact: 1 });
  await call('PATCH', `/auth/investments/${id}/text`, { pros_text: 'Calm' });
  await call('PUT', '/auth/admin/parameters/venture-kick-3', { value: 4 });
  const { items, total } = await history(id);
  expect(total).toBe(6);
  expect(items.map(({ kind }) => kind)).toEqual(['score', 'text', 'flags', 'score', 'curated', 'imported']);
  expect(items[0]).toMatchObject({
    actor: 'admin',
    changes: [{ field: 'score', before: 2, after: 4 }],
    reasons: [
      {
        award: 'venture kick 3',
        weight_before: 2,
        weight_after: 4,
        status_before: 'counted',
        status_after: 'counted',
      },
    ],
  });
  expect(items[1]).toMatchObject({
    actor: 'admin',
    changes: [{ field: 'pros_text', before: null, after: 'Calm' }],
    reasons: [],
    version: null,
  });
  expect(items[2]).toMatchObject({ actor: 'admin', changes: [{ field: 'email_sent', before: 0, after: 1 }] });
  expect(items[3]).toMatchObject({
    actor: null,
    changes: [{ field: 'score', before: 0, after: 2 }],
    reasons: [{ award: 'venture kick 3', status_before: 'not_held' }],
  });
  expect(items[4]).toMatchObject({ source: 'b-7', origin: 'import' });
  expect(items[5]).toMatchObject({ actor: 'admin', source: 'b-7', origin: 'import' });
  expect(JSON.stringify(items)).not.toContain('@');
});

test('the history of a startup can be limited to its newest entries', async () => {
  const id = (await firstStartup())?.id ?? 0;
  const { items, total } = await history(id, '?limit=1');
  expect([items.map(({ kind }) => kind), total]).toEqual([['score'], 6]);
});

test('after any changes of weights, groups and awards, the last score in the history is the current score', async () => {
  const names = ['venture kick 3', 'fif grant', 'eurostars'];
  for (let round = 0; round < 12; round += 1) {
    const name = names[round % 3] ?? '';
    await call('POST', '/auth/admin/parameters', { parameterName: name, value: round });
    await call('PUT', `/auth/admin/parameters/${name.replaceAll(' ', '-')}`, { value: 20 - round * 1.5 });
    await call('POST', '/auth/startups/import-raw', {
      id: `s-${round % 4}`,
      company_name: `Startup ${round % 4}`,
      awards: [name],
    });
    if (round % 2 === 0) await call('POST', '/auth/startups/curate/run', { limit: 10, dryRun: false });
    if (round === 5) {
      const { body: group } = await call('POST', '/auth/admin/awards/excl/groups', { group_name: 'Kick' });
      for (const [index, id] of ['venture-kick-3', 'fif-grant'].entries()) {
        await call('POST', `/auth/admin/awards/excl/groups/${group.id}/items`, {
          parameter_id: id,
          precedence: index + 1,
        });
      }
    }
  }
  const all = await server.db.select().from(startups);
  expect(all.map(({ score }) => score > 0)).toEqual([true, true, true, true, true]);
  for (const { id, score } of all) {
    const listed = (await history(id, '?limit=500')).items.flatMap(({ kind, changes }) =>
      kind === 'score' ? changes : [],
    );
    expect(listed[0]).toMatchObject({ after: score });
    expect(listed.slice(0, -1)).toMatchObject(listed.slice(1).map(({ after }) => ({ before: after })));
    expect(listed.at(-1)).toMatchObject({ before: 0 });
  }
});

test.each(['0', '987654', 'x', '-1'])('the startup %s has no history', async (id) =>
  expect(await call('GET', `/auth/investments/${id}/history`)).toEqual({
    status: 404,
    body: { error: 'Startup not found' },
  }),
);

test('a flag set by an unknown person is in the history without a name', async () => {
  const id = (await firstStartup())?.id ?? 0;
  await server.db.update(startups).set({ rejected: 0 }).where(eq(startups.id, id));
  await server.pool.query(
    "insert into audit_events (action, target_type, target_id, before, after) values ('startup_flags_set', 'startup', $1, '{\"rejected\":0}', '{\"rejected\":1}')",
    [String(id)],
  );
  expect((await history(id)).items[0]).toMatchObject({ kind: 'flags', actor: null });
});
