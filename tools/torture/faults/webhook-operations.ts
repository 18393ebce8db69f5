import { asAdmin, fresh, make, textOf, type World, type WriteOperation } from './operation';

const WEBHOOKS = '/auth/admin/webhooks';

const webhook = () => ({
  name: `Webhook ${fresh()}`,
  url: `https://${fresh()}.example.com/events`,
  kinds: ['run.finished'],
});

/** Deletes all webhooks, because at most 20 webhooks are allowed. */
const noWebhook = ({ pool }: World) => pool.query('delete from webhooks');

async function newWebhook(world: World): Promise<string> {
  await noWebhook(world);
  return textOf(await make(world, 'POST', WEBHOOKS, webhook()), 'id');
}

export const WEBHOOK_OPERATIONS: readonly WriteOperation[] = [
  {
    operationId: 'createWebhook',
    prepare: async (world) => {
      await noWebhook(world);
      return asAdmin(world, { method: 'POST', url: WEBHOOKS, payload: webhook() });
    },
  },
  {
    operationId: 'updateWebhook',
    prepare: async (world) =>
      asAdmin(world, { method: 'PUT', url: `${WEBHOOKS}/${await newWebhook(world)}`, payload: webhook() }),
  },
  {
    operationId: 'deleteWebhook',
    prepare: async (world) =>
      asAdmin(world, { method: 'DELETE', url: `${WEBHOOKS}/${await newWebhook(world)}` }),
  },
];
