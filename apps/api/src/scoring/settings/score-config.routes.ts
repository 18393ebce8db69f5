import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../../audit/audit-event';
import { changeScoring } from '../versions/change-scoring';
import { saveScoreSettings } from './save-score-settings';
import { readScoreConfig } from './score-config.queries';
import { readScoreConfigSchema, saveScoreConfigSchema } from './score-config.schemas';

export const scoreConfigRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/score', { schema: readScoreConfigSchema }, () => readScoreConfig(deps.db));

  app.put('/auth/admin/score', { schema: saveScoreConfigSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx, timestamp) =>
      saveScoreSettings(tx, request.body, timestamp, request.headers['if-match']),
    ),
  );
};
