import { once } from 'node:events';
import { connect } from 'node:net';
import { buildApp } from '../../app';
import { logOptions } from '../../platform/observability/log-options';
import { testApp } from '../test-app';
import { until } from '../writer-process';

type Line = { level: number; msg: string };
const INFO = 30;

let world: Awaited<ReturnType<typeof testApp>>;
let app: Awaited<ReturnType<typeof buildApp>>;
let lines: Line[] = [];
let port = 0;
beforeAll(async () => {
  world = await testApp();
  // The response is larger than the buffers of the connection.
  await world.pool.query(
    `insert into raw_startups (company_name, website, awards, content_hash, received, origin, search_key)
     select repeat(md5(n::text), 30), 'https://x.example', '{}', n::text, '{}', 'import', 'x' from generate_series(1, 12000) n`,
  );
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await buildApp(world.deps, { logger: { ...Object(logOptions('trace')), stream } });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const headers = (more: string[] = []) =>
  ['Host: x', `Authorization: ${world.asRole('admin').authorization}`, ...more, '', ''].join('\r\n');

/** Opens a connection and sends a text. `leave` closes the connection like a lost network or a closed browser. */
function call(text: string, leaves: 'reset' | 'end') {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).write(text);
  const leave = async () => {
    if (leaves === 'reset') socket.resetAndDestroy();
    else socket.destroy();
    await until('the server notices', () => lines.some(({ msg }) => msg === 'the caller has left'));
  };
  return { socket, leave };
}

/** Waits until the work for the client has ended. @returns all log lines */
async function logged(): Promise<Line[]> {
  await until(
    'nothing works',
    async () => !/^vaglio_work_running\{.*\} [1-9]/m.test(await app.metrics.text()),
  );
  return lines;
}
const alarming = async () => (await logged()).filter(({ level }) => level > INFO);

describe.each(['reset', 'end'] as const)('connections closed by %s', (way) => {
  test.each([
    ['a sign-in', () => `POST /auth/login HTTP/1.1\r\n`, 'application/json', '{"email":'],
    ['a request with a session', () => `PATCH /auth/user HTTP/1.1\r\n`, 'application/json', '{"first_name":'],
    [
      'an upload',
      (id: string) => `PUT /auth/imports/${id}/content?offset=0 HTTP/1.1\r\n`,
      'application/octet-stream',
      'a,b',
    ],
  ])(
    'a client that closes the connection while sending %s causes no server failure',
    async (_what, request, type, begun) => {
      const created = await world.app.inject({
        method: 'POST',
        url: '/auth/imports',
        headers: world.asRole('admin'),
        payload: { name: 'list.csv', size: 1_000 },
      });
      const more = [`Content-Type: ${type}`, 'Content-Length: 1000', 'Expect: 100-continue'];
      const { socket, leave } = call(`${request(created.json().id)}${headers(more)}`, way);
      await once(socket, 'data'); // 100 Continue: the body is being read
      socket.write(begun);
      await leave();
      expect(await alarming()).toEqual([]);
    },
  );

  test('a client that closes the connection before the work starts causes no server failure', async () => {
    const blocker = await world.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table sessions in access exclusive mode');
    const { socket, leave } = call(`GET /auth/parameters HTTP/1.1\r\n${headers()}`, way);
    await once(socket, 'connect');
    await until('the session is looked up', async () => {
      const { rows } = await world.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%sessions%' and datname = current_database()",
      );
      return rows.length > 0;
    });
    await leave();
    await blocker.query('rollback');
    blocker.release();
    expect(await alarming()).toEqual([]);
  });

  test.each(['/auth/startups/raw/export', '/auth/startups/raw/export?format=xlsx'])(
    'a client that closes the connection during the response to %s causes no server failure',
    async (path) => {
      const { socket, leave } = call(`GET ${path} HTTP/1.1\r\n${headers()}`, way);
      await once(socket, 'data');
      socket.pause();
      await leave();
      expect(await alarming()).toEqual([]);
    },
  );

  test('a client that closes the event stream causes no server failure', async () => {
    const request = `GET /auth/notifications/stream HTTP/1.1\r\n${headers(['Accept: text/event-stream'])}`;
    const { socket, leave } = call(request, way);
    await once(socket, 'data');
    await leave();
    expect(await alarming()).toEqual([]);
  });
});
