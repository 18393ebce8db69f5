import { buildApp } from '../../app';
import { testReader } from '../test-reader';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../test-app';

let first: Awaited<ReturnType<typeof testApp>>;
let second: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  first = await testApp();
  second = await buildApp({ ...first.deps, reader: testReader() });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('a change written by one server is in the next list of another server on the same database', async () => {
  const [id] = await storeStartups(first.db, [{ company_name: 'Acme', score: 1, rejected: 0 }]);
  const headers = first.asRole('super+w');
  const rejected = async () => {
    const answer = await second.inject({ url: '/auth/investments?mode=rejected', headers });
    return answer.json<{ items: { company_name: string }[] }>().items.map((row) => row.company_name);
  };
  for (const flag of [true, false, true]) {
    const edit = await first.app.inject({
      method: 'PATCH',
      url: `/auth/investments/${id}/flags`,
      headers,
      payload: { rejected: flag },
    });
    expect(edit.statusCode).toBe(200);
    expect(await rejected()).toEqual(flag ? ['Acme'] : []);
  }
  const row = { company_name: 'Bernina AG' };
  await first.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers: first.asRole('admin'),
    payload: row,
  });
  const raw = await second.inject({ url: '/auth/startups/raw?q=Bernina', headers: first.asRole('admin') });
  expect(raw.json()).toMatchObject({ total: 1, items: [row] });
});

test('a session that ended on one server is refused by another', async () => {
  const headers = first.asRole('user');
  const read = () => second.inject({ url: '/auth/user', headers });
  expect((await read()).statusCode).toBe(200);
  await first.pool.query('update sessions set ended_at = now() where id = $1', [
    first.person('user').sessionId,
  ]);
  expect((await read()).statusCode).toBe(401);
});
