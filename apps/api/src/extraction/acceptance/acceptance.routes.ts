import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import {
  listDiscardedNamesSchema,
  readReviewSettingsSchema,
  saveReviewSettingsSchema,
} from './acceptance.schemas';
import { listDiscardedNames } from './discarded-names';
import { readReviewSettings, saveReviewSettings } from './review-settings';

/** Routes for the rules by which startups of articles enter the list: the floor and the discarded names. */
export const acceptanceRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.get('/auth/review/settings', { schema: readReviewSettingsSchema }, () => readReviewSettings(db));

  app.put('/auth/review/settings', { schema: saveReviewSettingsSchema }, (request) =>
    saveReviewSettings(db, request.body, actorOf(request), {
      ifMatch: request.headers['if-match'],
      timestamp: toTimestamp(now()),
    }),
  );

  app.get('/auth/review/discarded-names', { schema: listDiscardedNamesSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listDiscardedNames(db, page);
    return { items, total, ...pageMeta(page, total) };
  });
};
