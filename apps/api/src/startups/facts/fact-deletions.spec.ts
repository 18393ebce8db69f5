import { purgeDeletions } from '../deletions/purge-deletions';
import { factsApp } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const DAY_MS = 24 * 3_600_000;

async function stateMuch() {
  await server.imported({ canton: 'ZH', awards: ['eurostars'] });
  const corrected = await server.change('PATCH', '/startups/1/facts/canton', { value: 'BE' });
  const { awards } = await server.facts();
  await server.change('DELETE', `/startups/1/awards/${awards[0]?.key}`);
  await server.change('POST', '/startups/1/founders', { first_name: 'Ann', last_name: 'Berg' });
  await server.read({ canton: 'GE' });
  return corrected;
}
const remove = () =>
  server.app.inject({
    method: 'DELETE',
    url: '/auth/startups/curated/1',
    headers: server.asRole('admin'),
  });

test('a restored startup has its facts, suggestions and changes again', async () => {
  const corrected = await stateMuch();
  const before = await server.facts();
  expect((await remove()).statusCode).toBe(204);
  expect((await server.call('GET', '/startups/1/facts')).status).toBe(404);
  expect(await server.undo(corrected)).toMatchObject({
    status: 409,
    body: { error: 'The startup was deleted or merged meanwhile.' },
  });
  await server.change('POST', '/startups/deleted/1/restore');
  expect(await server.facts()).toEqual(before);
  expect(await server.undo(corrected)).toMatchObject({
    status: 200,
    body: { facts: { open_suggestions: 1 } },
  });
});

test('purging a startup deletes all data of its facts', async () => {
  await stateMuch();
  await remove();
  await purgeDeletions(server.db, Date.now() + 40 * DAY_MS);
  for (const table of ['fact_statements', 'former_rows', 'suggestions', 'fact_changes'])
    expect((await server.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
});

test('a startup keeps the values of a deleted row, even when it is rebuilt', async () => {
  await server.imported({ canton: 'ZH' });
  await server.imported({ email: 'a@acme.ch' });
  await server.app.inject({
    method: 'DELETE',
    url: '/auth/startups/raw/1',
    headers: server.asRole('admin'),
  });
  const corrected = await server.change('PATCH', '/startups/1/facts/email', { value: 'b@acme.ch' });
  expect(await server.field('canton')).toMatchObject({ value: 'ZH', origin: { by: 'import', raw_id: '1' } });
  await server.change('POST', '/startups/deleted/1/restore');
  await server.undo(corrected);
  expect(await server.field('canton')).toMatchObject({ value: 'ZH', origin: { raw_id: '1' } });
  expect((await server.pool.query('select 1 from former_rows')).rows).toEqual([]);
});
