import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { redeliver, sendTest } from './change-delivery';
import { createWebhook, deleteWebhook, updateWebhook } from './change-webhook';
import { listDeliveries } from './delivery.queries';
import { EVENT_KINDS } from '../../platform/db/schema/event-kinds';
import { WEBHOOK_FORMATS } from '../../platform/db/schema/webhook-formats';
import { exampleBody } from './webhook-body';
import { webhookBrand } from './webhook-brand';
import { findWebhook, listWebhooks } from './webhook.queries';
import {
  createWebhookSchema,
  deleteWebhookSchema,
  listWebhookDeliveriesSchema,
  listWebhookExamplesSchema,
  listWebhooksSchema,
  repeatDeliverySchema,
  testWebhookSchema,
  updateWebhookSchema,
} from './webhooks.schemas';

const WEBHOOKS = '/auth/admin/webhooks';

export const webhookRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(WEBHOOKS, { schema: listWebhooksSchema }, ({ query }) =>
    listWebhooks(deps.db, query.q, parsePage(query)),
  );

  app.post(WEBHOOKS, { schema: createWebhookSchema }, async (request, reply) =>
    reply.code(201).send(await createWebhook(deps, request.body, actorOf(request))),
  );

  app.put(`${WEBHOOKS}/:id`, { schema: updateWebhookSchema }, (request) =>
    updateWebhook(
      deps,
      { id: request.params.id, ifMatch: request.headers['if-match'], fields: request.body },
      actorOf(request),
    ),
  );

  app.delete(`${WEBHOOKS}/:id`, { schema: deleteWebhookSchema }, async (request, reply) => {
    await deleteWebhook(deps, request.params.id, actorOf(request));
    return reply.code(204).send(null);
  });

  app.get(`${WEBHOOKS}/:id/deliveries`, { schema: listWebhookDeliveriesSchema }, async ({ params }) => {
    const { id } = await findWebhook(deps.db, params.id);
    const items = await listDeliveries(deps.db, id);
    return { items, total: items.length };
  });

  app.get(`${WEBHOOKS}/examples`, { schema: listWebhookExamplesSchema }, async () => {
    const brand = await webhookBrand(deps);
    const items = WEBHOOK_FORMATS.flatMap((format) =>
      EVENT_KINDS.map((kind) => ({ format, kind, body: exampleBody(format, kind, brand) })),
    );
    return { items, total: items.length };
  });

  app.post(`${WEBHOOKS}/:id/test`, { schema: testWebhookSchema }, async (request, reply) =>
    reply.code(201).send(await sendTest(deps, request.params.id, actorOf(request))),
  );

  app.post(
    `${WEBHOOKS}/:id/deliveries/:deliveryId/again`,
    { schema: repeatDeliverySchema },
    async (request, reply) => {
      const { id, deliveryId } = request.params;
      return reply.code(201).send(await redeliver(deps, id, deliveryId, actorOf(request)));
    },
  );
};
