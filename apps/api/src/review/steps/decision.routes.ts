import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageFacts, pageOf } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import { decideRows, verdictOf } from './decide-companies';
import { listDecisions } from './decision.queries';
import { listDiscardedNames } from '../../extraction/acceptance/discarded-names';
import { readReviewSettings, saveReviewSettings } from '../../extraction/acceptance/review-settings';
import {
  acceptFoundSchema,
  allowNameSchema,
  decideFoundSchema,
  discardFoundSchema,
  listDecisionsSchema,
  undoDecisionSchema,
} from './decision.schemas';
import {
  listDiscardedNamesSchema,
  readReviewSettingsSchema,
  saveReviewSettingsSchema,
} from '../../extraction/acceptance/acceptance.schemas';
import { allowName, undoDecision } from './allow-name';

const REVIEW = '/auth/review';

export const reviewRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const timestamp = () => toTimestamp(now());

  app.get(`${REVIEW}/settings`, { schema: readReviewSettingsSchema }, () => readReviewSettings(db));

  app.put(`${REVIEW}/settings`, { schema: saveReviewSettingsSchema }, (request) =>
    saveReviewSettings(db, request.body, actorOf(request), {
      ifMatch: request.headers['if-match'],
      timestamp: timestamp(),
    }),
  );

  app.post(
    `${REVIEW}/companies/:id/accept`,
    { schema: acceptFoundSchema, preValidation: allowNoBody },
    async (request) => {
      const seen = { id: request.params.id, ifMatch: request.headers['if-match'] };
      return {
        decisions: await decideRows(db, [seen], { decision: 'accept' }, actorOf(request), timestamp()),
      };
    },
  );

  app.post(`${REVIEW}/companies/:id/discard`, { schema: discardFoundSchema }, async (request) => {
    const seen = { id: request.params.id, ifMatch: request.headers['if-match'] };
    const verdict = verdictOf('discard', request.body.reason);
    return { decisions: await decideRows(db, [seen], verdict, actorOf(request), timestamp()) };
  });

  app.post(`${REVIEW}/companies/decide`, { schema: decideFoundSchema }, async (request) => {
    const { decision, reason, rows } = request.body;
    const seen = rows.map(({ id, version }) => ({ id, ifMatch: String(version) }));
    const verdict = verdictOf(decision, reason);
    return { decisions: await decideRows(db, seen, verdict, actorOf(request), timestamp()) };
  });

  app.get(`${REVIEW}/decisions`, { schema: listDecisionsSchema }, async ({ query }) => {
    const page = pageOf(query);
    const { items, total } = await listDecisions(db, page);
    return { items, total, ...pageFacts(page, total) };
  });

  app.post(
    `${REVIEW}/decisions/:id/undo`,
    { schema: undoDecisionSchema, preValidation: allowNoBody },
    (request) => undoDecision(db, request.params.id, actorOf(request), timestamp()),
  );

  app.get(`${REVIEW}/discarded-names`, { schema: listDiscardedNamesSchema }, async ({ query }) => {
    const page = pageOf(query);
    const { items, total } = await listDiscardedNames(db, page);
    return { items, total, ...pageFacts(page, total) };
  });

  app.delete(`${REVIEW}/discarded-names/:id`, { schema: allowNameSchema }, async (request) => ({
    decisions: await allowName(db, request.params.id, actorOf(request), timestamp()),
  }));
};
