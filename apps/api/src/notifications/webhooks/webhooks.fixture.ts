import { sql } from 'drizzle-orm';
import { decidingApp } from '../../screening/decisions/decisions.fixture';
import { TEST_SETTINGS, type ActorName } from '../../testing/test-app';
import { webhookReceiver } from '../../testing/webhook-receiver';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { webhookSender } from './webhook-sender';
import { sendDueDeliveries } from './webhook-worker';
import { webhooks } from '../../platform/db/schema/webhooks.table';

const LIST = '/auth/admin/webhooks';
type Call = { url?: string; payload?: object; actor?: ActorName; ifMatch?: string };

/** Starts the application with two allowed local receivers: one that responds, and one that never does. */
export async function webhookApp() {
  const receiver = await webhookReceiver();
  const silent = await webhookReceiver();
  silent.state.trouble = 'silent';
  const privateWebhookHosts = [receiver.host, silent.host];
  const settings = { ...TEST_SETTINGS, privateWebhookHosts };
  const server = await decidingApp({ settings });
  const config = { userAgent: 'Vaglio', privateHosts: privateWebhookHosts };
  const patient = webhookSender(config);
  const hasty = webhookSender({ ...config, totalMs: 500 });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    { url = '', payload, actor = 'super', ifMatch }: Call,
  ) => {
    const answer = await server.app.inject({
      method,
      url: `${LIST}${url}`,
      headers: { ...server.asRole(actor), ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const fields = { name: 'CRM', url: receiver.url, kinds: ['decision.set'] };
  return {
    ...server,
    receiver,
    silent,
    config,
    callWebhooks: call,
    fields,
    create: async (values: object = {}) => (await call('POST', { payload: { ...fields, ...values } })).body,
    deliveries: async (id: string) => (await call('GET', { url: `/${id}/deliveries` })).body.items,
    /** Sends the deliveries that are due. */
    sendDue: () => sendDueDeliveries({ ...server.deps, send: patient.send }),
    /** Sends the deliveries that are due, with a timeout of half a second. */
    sendHastily: () => sendDueDeliveries({ ...server.deps, send: hasty.send }),
    /** Makes the next delivery attempts due now. */
    hurry: () => server.db.update(webhookDeliveries).set({ due_at: sql`now()` }),
    forgetWebhooks: async () => {
      await server.db.delete(webhooks);
      await server.db.delete(webhookDeliveries);
      receiver.received.length = 0;
      silent.received.length = 0;
      receiver.state.trouble = null;
    },
    close: async () => {
      await patient.close();
      await hasty.close();
      await receiver.close();
      await silent.close();
      await server.close();
    },
  };
}
