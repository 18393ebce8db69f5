import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { companyRegisterRoutes } from './extraction/company-register/company-register.routes';
import { modelConnectionRoutes } from './extraction/model-connection/model-connection.routes';
import { promptRoutes } from './extraction/prompts/prompts.routes';
import { activationRoutes } from './extraction/quality/activations/activation.routes';
import { goldenRoutes } from './extraction/quality/golden-set/golden.routes';
import { trialRoutes } from './extraction/quality/trials/trial.routes';
import { readAgainRoutes } from './extraction/reprocessing/read-again';
import { extractionRoutes } from './extraction/runs/extraction.routes';
import { apiTokenRoutes } from './identity/api-tokens/api-tokens.routes';
import { oidcRoutes } from './identity/oidc/oidc.routes';
import { peopleRoutes } from './identity/people/people.routes';
import { profileRoutes } from './identity/profile/profile.routes';
import { passkeyRoutes } from './identity/second-factor/passkeys.routes';
import { signInRuleRoutes } from './identity/second-factor/rules/sign-in-rules.routes';
import { secondFactorRoutes } from './identity/second-factor/second-factor.routes';
import { serviceAccountRoutes } from './identity/service-accounts/service-accounts.routes';
import { sessionRoutes } from './identity/sessions/sessions.routes';
import { authRoutes } from './identity/sign-in/auth.routes';
import { registerAccountHooks } from './identity/users/account-hooks';
import { userRoutes } from './identity/users/users.routes';
import { importRoutes } from './imports/import.routes';
import { comparisonRoutes } from './insights/comparison/comparison.routes';
import { dashboardRoutes } from './insights/dashboard/dashboard.routes';
import { figureRoutes } from './insights/dashboard/figures.routes';
import { dossierRoutes } from './insights/dossiers/dossiers.routes';
import { exportRoutes } from './insights/exports/exports.routes';
import { timelineRoutes } from './insights/timeline/timeline.routes';
import { articleRoutes } from './news/articles/articles.routes';
import { newsReadingRoutes } from './news/manual-fetches/news-readings.routes';
import { unreadPageRoutes } from './news/page-queue/unread-pages.routes';
import { discoveryRoutes } from './news/source-discovery/discovery.routes';
import { scraperRoutes } from './news/sources/scraper.routes';
import { forgetSourceNotices } from './notifications/settings-readers';
import { liveRoutes } from './notifications/live/live.routes';
import { unsubscribeRoutes } from './notifications/mails/unsubscribe.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { webhookRoutes } from './notifications/webhooks/webhooks.routes';
import { auditRoutes } from './operations/audit-log/audit.routes';
import { brandRoutes } from './operations/branding/brand.routes';
import { backupRoutes } from './operations/backup/backups.routes';
import { connectionRoutes } from './operations/connections/connections.routes';
import { statusRoutes } from './operations/health/status.routes';
import { personalDataRoutes } from './operations/privacy/personal-data.routes';
import { retentionRoutes } from './operations/retention/retention.routes';
import { firstStepsRoutes } from './pipeline/first-steps/first-steps.routes';
import { chainRunRoutes } from './pipeline/runs/chain-runs.routes';
import { chainRoutes } from './pipeline/status/chain.routes';
import { acceptanceRoutes } from './extraction/acceptance/acceptance.routes';
import { reviewQueueRoutes } from './review/queue/review-queue.routes';
import { reviewStepRoutes } from './review/steps/step.routes';
import { exclusivityRoutes } from './scoring/exclusivity-groups/exclusivity.routes';
import { parameterRoutes } from './scoring/parameters/parameters.routes';
import { simulationRoutes } from './scoring/preview/simulation.routes';
import { scoreConfigRoutes } from './scoring/settings/score-config.routes';
import { unweightedAwardRoutes } from './scoring/unweighted-awards/unweighted-awards.routes';
import { scoringVersionRoutes } from './scoring/versions/scoring-versions.routes';
import { additionRoutes } from './screening/additions/additions.routes';
import { moveWork, moveWorkBack } from './screening/assignments/move-work';
import { unassign } from './screening/assignments/unassign';
import { workRoutes } from './screening/assignments/work.routes';
import { stageRoutes } from './screening/board/stages.routes';
import { bulkRoutes } from './screening/bulk/bulk.routes';
import { decisionRoutes } from './screening/decisions/decisions.routes';
import { presentLater, restoreLater, takeLater } from './screening/decisions/later-of-merges';
import { decisionReasonRoutes } from './screening/decisions/reasons/decision-reasons.routes';
import { moveFollowers } from './screening/followers/follow';
import { followingRoutes } from './screening/followers/following.routes';
import { filterValueRoutes } from './screening/list/filter-values/filter-values.routes';
import { investmentRoutes } from './screening/list/investments.routes';
import type { ListDeps } from './screening/list/list-deps';
import { startupRoutes } from './screening/list/startup.routes';
import { noteRoutes } from './screening/notes/notes.routes';
import { forgetViews } from './screening/views/forget-views';
import { viewRoutes } from './screening/views/views.routes';
import { curationRoutes } from './startups/curation/curation.routes';
import { deletionRoutes } from './startups/deletions/deletions.routes';
import { duplicateRoutes } from './startups/duplicates/duplicates.routes';
import { evidenceRoutes } from './startups/facts/evidence/evidence.routes';
import { factRoutes } from './startups/facts/facts.routes';
import { registerMergeParticipants } from './startups/merges/merge-participants';
import { mergeRoutes } from './startups/merges/merges.routes';
import { splitRoutes } from './startups/splits/splits.routes';

/** Routes of all modules. A module that is missing in this list is not served. */
export const MODULES: readonly FastifyPluginAsyncTypebox<ListDeps>[] = [
  activationRoutes,
  additionRoutes,
  apiTokenRoutes,
  articleRoutes,
  auditRoutes,
  authRoutes,
  backupRoutes,
  brandRoutes,
  bulkRoutes,
  chainRoutes,
  connectionRoutes,
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
  evidenceRoutes,
  exclusivityRoutes,
  exportRoutes,
  extractionRoutes,
  factRoutes,
  figureRoutes,
  filterValueRoutes,
  firstStepsRoutes,
  followingRoutes,
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
  acceptanceRoutes,
  reviewQueueRoutes,
  reviewStepRoutes,
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

/** Registers the hooks of higher domains with the lower ones. Calling it repeatedly is safe. */
export function connectDomains(): void {
  registerAccountHooks({
    onDeletion: async (tx, actor, account) => {
      await unassign(tx, actor, account);
      await forgetViews(tx, actor, account);
    },
    onSettingsHidden: forgetSourceNotices,
  });
  registerMergeParticipants({
    moveWork,
    moveWorkBack,
    moveFollowers,
    takeLater,
    presentLater,
    restoreLater,
  });
}
