import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { followMerge } from '../merges/merged-keys';
import { readRowId } from '../../platform/http/validation/row-id';
import { toTimestamp } from '../../platform/time/timestamps';
import type { SplitAct } from './carry-out-split';
import { previewSplit, splitStartup } from './split-startup';
import {
  previewSplitSchema,
  readStartupRowsSchema,
  splitStartupSchema,
  undoSplitSchema,
  type SplitOrderBody,
} from './splits.schemas';
import { readStartupRows } from './startup-rows';
import { undoSplit } from './undo-split';

const STARTUP = '/auth/startups/:id';

type Asked = { request: FastifyRequest; id: string; order: SplitOrderBody };

export const splitRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const actOf = ({ request, id, order }: Asked): SplitAct => ({
    startupId: readRowId(id, 'Startup not found'),
    ifMatch: request.headers['if-match'],
    order,
    actor: actorOf(request),
    timestamp: toTimestamp(now()),
  });

  app.get(`${STARTUP}/rows`, { schema: readStartupRowsSchema }, ({ params }) =>
    followMerge(db, params.id, (id) => readStartupRows(db, id)),
  );

  app.post(`${STARTUP}/split/preview`, { schema: previewSplitSchema }, async (request) =>
    previewSplit(db, {
      ...actOf({ request, id: request.params.id, order: request.body }),
      ifMatch: undefined,
    }),
  );

  app.post(`${STARTUP}/split`, { schema: splitStartupSchema }, async (request) =>
    splitStartup(db, actOf({ request, id: request.params.id, order: request.body })),
  );

  app.post('/auth/splits/:id/undo', { schema: undoSplitSchema, preValidation: allowNoBody }, (request) =>
    undoSplit(db, { id: request.params.id, actor: actorOf(request), timestamp: toTimestamp(now()) }),
  );
};
