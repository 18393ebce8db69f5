import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import { listMergeTargetsSchema, mergeIntoSchema, previewMergeIntoSchema } from './merge-into.schemas';
import { mergePair, previewMerge } from './merge-pair';
import { listMergeTargets } from './merge-targets';
import { listMerges } from './merge.queries';
import { followMerge, readMergedInto } from './merged-keys';
import {
  listMergesSchema,
  mergeDuplicateSchema,
  previewMergeSchema,
  readMergedIntoSchema,
  undoMergeSchema,
} from './merges.schemas';
import { undoMerge } from './undo-merge';

export const mergeRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.post(
    '/auth/duplicates/:id/preview',
    { schema: previewMergeSchema, preValidation: allowNoBody },
    (request) =>
      previewMerge(db, {
        id: request.params.id,
        choices: request.body,
        actor: actorOf(request),
        timestamp: toTimestamp(now()),
      }),
  );

  app.post(
    '/auth/duplicates/:id/merge',
    { schema: mergeDuplicateSchema, preValidation: allowNoBody },
    (request) =>
      mergePair(db, {
        id: request.params.id,
        choices: request.body?.choices,
        versions: request.body?.versions,
        actor: actorOf(request),
        timestamp: toTimestamp(now()),
      }),
  );

  app.get('/auth/startups/:id/merge-targets', { schema: listMergeTargetsSchema }, ({ params, query }) =>
    followMerge(db, params.id, (id) => listMergeTargets(db, id, query.q ?? '')),
  );

  app.post('/auth/startups/:id/merge/preview', { schema: previewMergeIntoSchema }, (request) =>
    previewMerge(db, {
      id: { id: request.params.id, into: request.body.into },
      choices: request.body.choices,
      actor: actorOf(request),
      timestamp: toTimestamp(now()),
    }),
  );

  app.post('/auth/startups/:id/merge', { schema: mergeIntoSchema }, (request) =>
    mergePair(db, {
      id: { id: request.params.id, into: request.body.into },
      choices: request.body.choices,
      versions: request.body.versions,
      actor: actorOf(request),
      timestamp: toTimestamp(now()),
    }),
  );

  app.get('/auth/merges', { schema: listMergesSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listMerges(db, query.q, page);
    return { items, total, ...pageMeta(page, total) };
  });

  app.get('/auth/merges/into', { schema: readMergedIntoSchema }, ({ query }) =>
    readMergedInto(db, query.startup),
  );

  app.post('/auth/merges/:id/undo', { schema: undoMergeSchema, preValidation: allowNoBody }, (request) =>
    undoMerge(db, {
      id: request.params.id,
      isConfirmed: request.body?.confirm ?? false,
      actor: actorOf(request),
      timestamp: toTimestamp(now()),
    }),
  );
};
