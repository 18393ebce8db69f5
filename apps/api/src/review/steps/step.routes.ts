import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { canWriteInvestments } from '@vaglio/access-control';
import { principalOf } from '../../platform/http/authorization/principal';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import { acceptCompany } from './accept-company';
import { allowName } from './allow-name';
import { decideCompanies, verdictOf } from './decide-companies';
import { listDecisions } from './decision.queries';
import { allowNameSchema, decideFoundSchema, listDecisionsSchema } from './decision.schemas';
import { decideValues } from './decide-values';
import {
  acceptReviewCompanySchema,
  decideReviewValuesSchema,
  listReviewStepsSchema,
  mergeReviewCompanySchema,
  postponeReviewArticleSchema,
  setAsideReviewCompanySchema,
  undoReviewStepSchema,
} from './step.schemas';
import { mergeCompany } from './merge-company';
import { postponeArticle } from '../queue/postpone-article';
import type { StepOrder } from './run-step';
import { rejectCompany } from './reject-company';
import { listSteps } from './step.queries';
import { undoStep } from './undo-step';

const REVIEW = '/auth/review';

/**
 * Routes for decisions of people about startups from articles, in Review and LLM Results. Each decision is a step that
 * can be undone.
 */
export const reviewStepRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.post(`${REVIEW}/articles/:id/decisions`, { schema: decideReviewValuesSchema }, (request) =>
    decideValues(deps, request.params.id, request.body, actorOf(request)),
  );

  app.post(
    `${REVIEW}/companies/:id/accept-at-once`,
    { schema: acceptReviewCompanySchema, preValidation: allowNoBody },
    (request) => acceptCompany(deps, orderOf(request, request.params.id, request.body)),
  );

  app.post(`${REVIEW}/companies/:id/set-aside`, { schema: setAsideReviewCompanySchema }, (request) =>
    rejectCompany(deps, orderOf(request, request.params.id, request.body), request.body.reason),
  );

  app.post(`${REVIEW}/companies/:id/merge`, { schema: mergeReviewCompanySchema }, (request) =>
    mergeCompany(deps, orderOf(request, request.params.id, request.body), request.body.startup_id),
  );

  app.post(
    `${REVIEW}/articles/:id/later`,
    { schema: postponeReviewArticleSchema, preValidation: allowNoBody },
    async (request, reply) => {
      await postponeArticle(deps, request.params.id, actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(`${REVIEW}/companies/decide`, { schema: decideFoundSchema }, async (request) => {
    const { decision, reason, rows } = request.body;
    const seen = rows.map(({ id, version }) => ({ id, ifMatch: String(version) }));
    const verdict = verdictOf(decision, reason);
    const decisions = await decideCompanies(
      deps.db,
      seen,
      verdict,
      actorOf(request),
      toTimestamp(deps.now()),
    );
    return { decisions };
  });

  app.get(`${REVIEW}/decisions`, { schema: listDecisionsSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listDecisions(deps.db, page);
    return { items, total, ...pageMeta(page, total) };
  });

  app.delete(`${REVIEW}/discarded-names/:id`, { schema: allowNameSchema }, async (request) => ({
    decisions: await allowName(deps.db, request.params.id, actorOf(request), toTimestamp(deps.now())),
  }));

  app.post(
    `${REVIEW}/steps/:id/undo`,
    { schema: undoReviewStepSchema, preValidation: allowNoBody },
    (request) => {
      const { role, scopes } = principalOf(request);
      const mayWrite = canWriteInvestments({ role, scope: scopes.join(' ') });
      return undoStep(deps, request.params.id, { actor: actorOf(request), mayWrite });
    },
  );

  app.get(`${REVIEW}/steps`, { schema: listReviewStepsSchema }, async (request) => {
    const page = parsePage(request.query);
    const by = request.query.mine === true ? { userId: actorOf(request).userId } : null;
    const { items, total } = await listSteps(deps.db, by, page);
    return { items, total, ...pageMeta(page, total) };
  });
};

const orderOf = (
  request: FastifyRequest,
  rawId: string,
  seen: { startup_version?: number | undefined } | undefined,
): StepOrder => ({
  rawId,
  startupVersion: seen?.startup_version,
  ifMatch: request.headers['if-match'],
  actor: actorOf(request),
});
