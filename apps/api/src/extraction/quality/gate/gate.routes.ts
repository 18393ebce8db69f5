import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { readGateSchema, saveGateSchema } from './gate.schemas';
import { readGate, saveGate } from './save-gate';

export const gateRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/llm/gate', { schema: readGateSchema }, () => readGate(db));

  app.put('/auth/llm/gate', { schema: saveGateSchema }, (request) =>
    saveGate(db, request.body, request.headers['if-match'], actorOf(request)),
  );
};
