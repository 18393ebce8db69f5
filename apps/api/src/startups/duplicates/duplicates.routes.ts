import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import { compareChanged } from './compare-startups';
import { dismissPair, namePair, postponePair } from './decide-pair';
import { countOpenPairs, listPairs, readPair } from './duplicate.queries';
import {
  countDuplicatesSchema,
  dismissDuplicateSchema,
  listDuplicatesSchema,
  listKeptApartSchema,
  nameDuplicateSchema,
  postponeDuplicateSchema,
  readDuplicateSchema,
  undoKeptApartSchema,
} from './duplicates.schemas';
import { listKeptApart, undoKeptApart } from './kept-apart.queries';

const DUPLICATES = '/auth/duplicates';
const PAIRS_A_PAGE = 50;
/**
 * Number of changed startups that a request compares before it returns the list, so that the list includes recent
 * changes. The worker compares the remaining ones.
 */
const COMPARED_BY_READERS = 20;

export const duplicateRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const decisionOf = (request: FastifyRequest) => ({
    actor: actorOf(request),
    timestamp: toTimestamp(now()),
  });

  app.get(DUPLICATES, { schema: listDuplicatesSchema }, async ({ query }) => {
    await compareChanged(db, COMPARED_BY_READERS);
    const page = parsePage({ pageSize: PAIRS_A_PAGE, ...query });
    const pairs = await listPairs(db, query.only ?? 'all', page);
    return { ...pairs, ...pageMeta(page, pairs.total) };
  });

  app.get(`${DUPLICATES}/count`, { schema: countDuplicatesSchema }, async () => ({
    open: await countOpenPairs(db),
  }));

  app.get(`${DUPLICATES}/:id`, { schema: readDuplicateSchema }, ({ params }) => readPair(db, params.id));

  app.post(DUPLICATES, { schema: nameDuplicateSchema }, (request) =>
    namePair(db, request.body.startup_ids, decisionOf(request)),
  );

  app.post(
    `${DUPLICATES}/:id/dismiss`,
    { schema: dismissDuplicateSchema, preValidation: allowNoBody },
    (request) => dismissPair(db, request.params.id, decisionOf(request)),
  );

  app.post(
    `${DUPLICATES}/:id/later`,
    { schema: postponeDuplicateSchema, preValidation: allowNoBody },
    (request) => postponePair(db, request.params.id, request.body?.is_later ?? true, decisionOf(request)),
  );

  app.get(`${DUPLICATES}/kept-apart`, { schema: listKeptApartSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listKeptApart(db, page);
    return { items, total, ...pageMeta(page, total) };
  });

  app.post(
    `${DUPLICATES}/kept-apart/:id/undo`,
    { schema: undoKeptApartSchema, preValidation: allowNoBody },
    (request) => undoKeptApart(db, request.params.id, decisionOf(request)),
  );
};
