import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { changeScoring } from './change-scoring';
import { differencesOf } from './rule-differences';
import { readRuleSet } from '../rescoring/rule-set';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { noteVersion } from './note-version';
import { restoreVersion } from './restore-version';
import {
  compareScoringVersionsSchema,
  listScoringVersionsSchema,
  noteScoringVersionSchema,
  readScoringVersionSchema,
  restoreScoringVersionSchema,
} from './scoring-versions.schemas';
import { listVersions, readVersion, rulesOfVersion, toVersion } from './version.queries';

const VERSIONS = '/auth/admin/score/versions';

export const scoringVersionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;
  app.get(VERSIONS, { schema: listScoringVersionsSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listVersions(db, page);
    return { ...list, ...pageMeta(page, list.total) };
  });

  app.get(`${VERSIONS}/:number`, { schema: readScoringVersionSchema }, ({ params }) =>
    readVersion(db, params.number),
  );

  app.get(
    `${VERSIONS}/:number/compare`,
    { schema: compareScoringVersionsSchema },
    async ({ params, query }) => {
      const from = await rulesOfVersion(db, params.number);
      const to = query.with === undefined ? await readRuleSet(db) : await rulesOfVersion(db, query.with);
      return { from: params.number, to: query.with ?? null, differences: differencesOf(from, to) };
    },
  );

  app.put(`${VERSIONS}/:number`, { schema: noteScoringVersionSchema }, async (request) => {
    const { number } = request.params;
    await noteVersion(deps, actorOf(request), number, request.body.note);
    return toVersion(await readVersion(deps.db, number));
  });

  app.post(`${VERSIONS}/:number/restore`, { schema: restoreScoringVersionSchema }, async (request) => {
    const restored = await changeScoring(deps, actorOf(request), (tx, timestamp, before) =>
      restoreVersion(tx, request.params.number, timestamp, before),
    );
    return toVersion(await readVersion(deps.db, restored));
  });
};
