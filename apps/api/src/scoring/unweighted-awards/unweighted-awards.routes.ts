import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { changeScoring } from '../versions/change-scoring';
import { toTimestamp } from '../../platform/time/timestamps';
import { addAlias, ignoreAward, makeParameter, removeAlias, undoIgnore } from './decide-award';
import { listAwardDecisions, listUnweightedAwards } from './unweighted-award.queries';
import {
  addAwardAliasSchema,
  ignoreAwardSchema,
  listAwardDecisionsSchema,
  listUnweightedAwardsSchema,
  makeParameterSchema,
  removeAwardAliasSchema,
  undoIgnoreAwardSchema,
} from './unweighted-awards.schemas';

const AWARDS = '/auth/awards/unweighted';

export const unweightedAwardRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db, now } = deps;

  app.get(AWARDS, { schema: listUnweightedAwardsSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listUnweightedAwards(db, query.q, page);
    return { ...list, ...pageMeta(page, list.total) };
  });

  app.get(`${AWARDS}/decisions`, { schema: listAwardDecisionsSchema }, () => listAwardDecisions(db));

  app.post(`${AWARDS}/make-parameter`, { schema: makeParameterSchema }, async (request, reply) => {
    const actor = actorOf(request);
    const created = await changeScoring(deps, actor, (tx, timestamp, rules) =>
      makeParameter(tx, request.body, { actor, timestamp, rules }),
    );
    return reply.code(201).send(created);
  });

  app.post(`${AWARDS}/same-as`, { schema: addAwardAliasSchema }, async (request, reply) => {
    const actor = actorOf(request);
    const alias = await changeScoring(deps, actor, (tx, timestamp, rules) =>
      addAlias(tx, request.body, { actor, timestamp, rules }),
    );
    return reply.code(201).send(alias);
  });

  app.post(`${AWARDS}/same-as/undo`, { schema: removeAwardAliasSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx) => removeAlias(tx, request.body)),
  );

  app.post(`${AWARDS}/ignore`, { schema: ignoreAwardSchema }, async (request, reply) => {
    const deciding = { actor: actorOf(request), timestamp: toTimestamp(now()) };
    return reply.code(201).send(await ignoreAward(db, request.body.award, deciding));
  });

  app.post(`${AWARDS}/ignore/undo`, { schema: undoIgnoreAwardSchema }, (request) =>
    undoIgnore(db, request.body.award, actorOf(request)),
  );
};
