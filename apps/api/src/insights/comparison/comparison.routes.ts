import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { compareStartupsSchema } from './comparison.schemas';
import { comparisonOf, readComparedIds } from './read-comparison';

export const comparisonRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.get('/auth/investments/compare', { schema: compareStartupsSchema }, async ({ query }) => {
    const ids = readComparedIds(query.ids);
    await readScoreSettings(db); // the first call writes the default settings
    return db.transaction((tx) => comparisonOf(tx, ids, now()), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  });
};
