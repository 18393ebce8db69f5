import { eq } from 'drizzle-orm';
import { buildApp } from '../../app';
import { notifiedApp } from '../notifications.fixture';
import { sessions } from '../../platform/db/schema/sessions.table';
import type { ActorName } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof notifiedApp>>;
let address: string;
beforeAll(async () => {
  server = await notifiedApp();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/**
 * Opens an event stream. `until` reads up to a text and returns all received text, or null if the stream ends first.
 */
async function listen(actor: ActorName, at = address) {
  const ending = new AbortController();
  const response = await fetch(`${at}/auth/notifications/stream`, {
    headers: { ...server.asRole(actor), accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    signal: ending.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let all = '';
  const until = async (text: string): Promise<string | null> => {
    while (!all.includes(text)) {
      const part = await reader?.read();
      if (!part || part.done) return null;
      all += part.value;
    }
    return all;
  };
  return { response, until, leave: () => ending.abort() };
}

const unread = (count: number, newest: string | null = null) =>
  `event: inbox\ndata: ${JSON.stringify({ unread: count, newest })}\n\n`;

test('a notification stream reports changes of the person’s inbox and of startups', async () => {
  const stream = await listen('user');
  const { headers } = stream.response;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect([headers.get('content-encoding'), headers.get('x-accel-buffering')]).toEqual([null, 'no']);
  expect(await stream.until(unread(0))).toBe(unread(0));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/investments/1/notes',
    headers: server.asRole('admin'),
    payload: { text: 'Hello @Ann Frey', mentions: [server.person('user').userId] },
  });
  const { items } = await server.inbox('user');
  expect(await stream.until(unread(1, items[0]?.id))).not.toBeNull();
  // The request id lets clients recognize their own changes.
  const about = JSON.stringify({ id: '1', requests: [answer.headers['x-request-id']] });
  expect(await stream.until(`event: startup\ndata: ${about}\n\n`)).not.toBeNull();
  stream.leave();
});

test('a session has at most three notification streams, which end with the session', async () => {
  const streams = [await listen('super'), await listen('super'), await listen('super')];
  const fourth = await listen('super');
  expect([fourth.response.status, fourth.response.headers.get('retry-after')]).toEqual([429, '60']);
  for (const stream of streams) await stream.until(unread(0));
  await server.db
    .update(sessions)
    .set({ ended_at: new Date().toISOString() })
    .where(eq(sessions.id, server.person('super').sessionId));
  for (const stream of streams) expect(await stream.until('nothing')).toBeNull();
});

test('a single notification request gets only the first event', async () => {
  const { statusCode, body } = await server.app.inject({
    url: '/auth/notifications/stream',
    headers: server.asRole('admin'),
  });
  expect([statusCode, body]).toEqual([200, unread(0)]);
  const stopping = await buildApp(server.deps);
  const stream = await listen('admin', await stopping.listen({ host: '127.0.0.1', port: 0 }));
  await stream.until(unread(0));
  await stopping.close();
  expect(await stream.until('nothing')).toBeNull();
});
