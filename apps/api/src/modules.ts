import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { activationRoutes } from './activations/activation.routes';
import { apiTokenRoutes } from './api-tokens/api-tokens.routes';
import { articleRoutes } from './articles/articles.routes';
import { auditRoutes } from './audit/audit.routes';
import { authRoutes } from './auth/auth.routes';
import { brandRoutes } from './brand/brand.routes';
import { bulkRoutes } from './bulk/bulk.routes';
import { chainRoutes } from './chain/chain.routes';
import { chainRunRoutes } from './chain-runs/chain-runs.routes';
import { companyRegisterRoutes } from './company-register/company-register.routes';
import { comparisonRoutes } from './comparison/comparison.routes';
import { curationRoutes } from './curation/curation.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { decisionReasonRoutes } from './decision-reasons/decision-reasons.routes';
import { decisionRoutes } from './decisions/decisions.routes';
import { deletionRoutes } from './deletions/deletions.routes';
import { dossierRoutes } from './dossiers/dossiers.routes';
import { duplicateRoutes } from './duplicates/duplicates.routes';
import { evaluationRoutes } from './evaluations/evaluation.routes';
import { evidenceRoutes } from './evidence/evidence.routes';
import { exclusivityRoutes } from './exclusivity/exclusivity.routes';
import { exportRoutes } from './exports/exports.routes';
import { extractionRoutes } from './extraction-runs/extraction.routes';
import { factRoutes } from './facts/facts.routes';
import { figureRoutes } from './figures/figures.routes';
import { filterValueRoutes } from './filter-values/filter-values.routes';
import { firstStepsRoutes } from './first-steps/first-steps.routes';
import { followingRoutes } from './following/following.routes';
import { gateRoutes } from './gate/gate.routes';
import { goldenRoutes } from './golden-set/golden.routes';
import { importRoutes } from './imports/import.routes';
import { investmentRoutes } from './investments/investments.routes';
import { liveRoutes } from './live/live.routes';
import { mergeRoutes } from './merges/merges.routes';
import { modelConnectionRoutes } from './model-connection/model-connection.routes';
import { newsReadingRoutes } from './news-readings/news-readings.routes';
import { noteRoutes } from './notes/notes.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { unsubscribeRoutes } from './notifications/unsubscribe.routes';
import { oidcRoutes } from './oidc/oidc.routes';
import { parameterRoutes } from './parameters/parameters.routes';
import { peopleRoutes } from './people/people.routes';
import { personalDataRoutes } from './personal-data/personal-data.routes';
import { profileRoutes } from './profile/profile.routes';
import { promptRoutes } from './prompts/prompts.routes';
import { readAgainRoutes } from './read-again/read-again.routes';
import { retentionRoutes } from './retention/retention.routes';
import { reviewRoutes } from './review/review.routes';
import { reviewDeskRoutes } from './review-desk/desk.routes';
import { scoreConfigRoutes } from './score-config/score-config.routes';
import { scoringVersionRoutes } from './scoring-versions/scoring-versions.routes';
import { scraperRoutes } from './scraper/scraper.routes';
import { passkeyRoutes } from './second-factor/passkeys.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { serviceAccountRoutes } from './service-accounts/service-accounts.routes';
import { sessionRoutes } from './sessions/sessions.routes';
import { signInRuleRoutes } from './sign-in-rules/sign-in-rules.routes';
import { simulationRoutes } from './simulation/simulation.routes';
import { discoveryRoutes } from './source-discovery/discovery.routes';
import { splitRoutes } from './splits/splits.routes';
import { stageRoutes } from './stages/stages.routes';
import { statusRoutes } from './status/status.routes';
import { startupRoutes } from './startups/startup.routes';
import { timelineRoutes } from './timeline/timeline.routes';
import { trialRoutes } from './trials/trial.routes';
import { unreadPageRoutes } from './unread-pages/unread-pages.routes';
import { unweightedAwardRoutes } from './unweighted-awards/unweighted-awards.routes';
import { userRoutes } from './users/users.routes';
import { viewRoutes } from './views/views.routes';
import { webhookRoutes } from './webhooks/webhooks.routes';
import { workRoutes } from './work/work.routes';
import type { Deps } from './deps';

/** The routes of every noun, by the name of its folder; a module that is not in this list is not served. */
export const MODULES: readonly FastifyPluginAsyncTypebox<Deps>[] = [
  activationRoutes,
  apiTokenRoutes,
  articleRoutes,
  auditRoutes,
  authRoutes,
  brandRoutes,
  bulkRoutes,
  chainRoutes,
  chainRunRoutes,
  companyRegisterRoutes,
  comparisonRoutes,
  curationRoutes,
  dashboardRoutes,
  decisionReasonRoutes,
  decisionRoutes,
  deletionRoutes,
  dossierRoutes,
  duplicateRoutes,
  evaluationRoutes,
  evidenceRoutes,
  exclusivityRoutes,
  exportRoutes,
  extractionRoutes,
  factRoutes,
  figureRoutes,
  filterValueRoutes,
  firstStepsRoutes,
  followingRoutes,
  gateRoutes,
  goldenRoutes,
  importRoutes,
  investmentRoutes,
  liveRoutes,
  mergeRoutes,
  modelConnectionRoutes,
  newsReadingRoutes,
  noteRoutes,
  notificationRoutes,
  unsubscribeRoutes,
  oidcRoutes,
  parameterRoutes,
  passkeyRoutes,
  peopleRoutes,
  personalDataRoutes,
  profileRoutes,
  promptRoutes,
  readAgainRoutes,
  retentionRoutes,
  reviewRoutes,
  reviewDeskRoutes,
  scoreConfigRoutes,
  scoringVersionRoutes,
  scraperRoutes,
  secondFactorRoutes,
  serviceAccountRoutes,
  sessionRoutes,
  signInRuleRoutes,
  simulationRoutes,
  discoveryRoutes,
  splitRoutes,
  stageRoutes,
  startupRoutes,
  statusRoutes,
  timelineRoutes,
  trialRoutes,
  unreadPageRoutes,
  unweightedAwardRoutes,
  userRoutes,
  viewRoutes,
  webhookRoutes,
  workRoutes,
];
