import { until } from '../testing/writer-process';
import { webhookSender } from './webhook-sender';
import { startWebhooks } from './webhook-worker';
import { webhookApp } from './webhooks.fixture';

let server: Awaited<ReturnType<typeof webhookApp>>;
beforeAll(async () => {
  server = await webhookApp();
});
afterAll(() => server.close());
beforeEach(() => server.forgetWebhooks());
const testOf = (id: string) => server.callWebhooks('POST', { url: `/${id}/test` });

test('a receiver that does not answer delays no other', async () => {
  const slow = await server.create({ name: 'Slow', url: server.silent.url });
  const { id } = await server.create();
  const sender = webhookSender({ ...server.config, totalMs: 600_000 });
  const log = { warn: (text: string) => expect(text).toBe('') };
  const worker = startWebhooks({ ...server.deps, send: sender.send, log });
  await testOf(slow.id);
  await until('the event for the slow receiver', () => server.silent.received.length === 1);
  for (const count of [1, 2]) {
    await testOf(id);
    await until('the event for the other', () => server.receiver.received.length === count);
  }
  await sender.close();
  await worker.stop();
  expect(await server.deliveries(slow.id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});
