import { ACCOUNT_PERMISSIONS } from './permissions/account';
import { API_TOKENS_PERMISSIONS } from './permissions/api-tokens';
import { ARTICLES_PERMISSIONS } from './permissions/articles';
import { AUDIT_PERMISSIONS } from './permissions/audit';
import { BACKUPS_PERMISSIONS } from './permissions/backups';
import { BULK_PERMISSIONS } from './permissions/bulk';
import { CHAIN_PERMISSIONS } from './permissions/chain';
import { CONNECTIONS_PERMISSIONS } from './permissions/connections';
import { DECISIONS_PERMISSIONS } from './permissions/decisions';
import { DUPLICATES_PERMISSIONS } from './permissions/duplicates';
import { EVIDENCE_PERMISSIONS } from './permissions/evidence';
import { EXCLUSIVITY_PERMISSIONS } from './permissions/exclusivity';
import { EXTRACTION_PERMISSIONS } from './permissions/extraction';
import { IMPORTS_PERMISSIONS } from './permissions/imports';
import { FACTS_PERMISSIONS } from './permissions/facts';
import { INVESTMENTS_PERMISSIONS } from './permissions/investments';
import { MODELS_PERMISSIONS } from './permissions/models';
import { NOTES_PERMISSIONS } from './permissions/notes';
import { NOTIFICATIONS_PERMISSIONS } from './permissions/notifications';
import { PARAMETERS_PERMISSIONS } from './permissions/parameters';
import { PROMPT_LAB_PERMISSIONS } from './permissions/prompt-lab';
import { PROMPTS_PERMISSIONS } from './permissions/prompts';
import { REVIEW_PERMISSIONS } from './permissions/review';
import { SCORING_PERMISSIONS } from './permissions/scoring';
import { SCRAPER_PERMISSIONS } from './permissions/scraper';
import { SERVICE_ACCOUNTS_PERMISSIONS } from './permissions/service-accounts';
import { SESSIONS_PERMISSIONS } from './permissions/sessions';
import { STARTUPS_PERMISSIONS } from './permissions/startups';
import { SYSTEM_PERMISSIONS } from './permissions/system';
import { TIMELINE_PERMISSIONS } from './permissions/timeline';
import { USERS_PERMISSIONS } from './permissions/users';
import { VIEWS_PERMISSIONS } from './permissions/views';
import { WEBHOOKS_PERMISSIONS } from './permissions/webhooks';
import { WORK_PERMISSIONS } from './permissions/work';
import type { PermissionRow } from './permissions/permission-row';

/**
 * Permission rows of all server operations, one file per noun. Routes are registered from this table, and tests iterate
 * over it. 'public' means that the handler checks another credential (password, cookie, temporary token) or that none
 * is needed.
 * Source: security.md, permission matrix.
 */
export const PERMISSIONS = [
  ...ACCOUNT_PERMISSIONS,
  ...API_TOKENS_PERMISSIONS,
  ...ARTICLES_PERMISSIONS,
  ...AUDIT_PERMISSIONS,
  ...BACKUPS_PERMISSIONS,
  ...BULK_PERMISSIONS,
  ...CHAIN_PERMISSIONS,
  ...CONNECTIONS_PERMISSIONS,
  ...DECISIONS_PERMISSIONS,
  ...DUPLICATES_PERMISSIONS,
  ...EVIDENCE_PERMISSIONS,
  ...EXCLUSIVITY_PERMISSIONS,
  ...EXTRACTION_PERMISSIONS,
  ...IMPORTS_PERMISSIONS,
  ...FACTS_PERMISSIONS,
  ...INVESTMENTS_PERMISSIONS,
  ...MODELS_PERMISSIONS,
  ...NOTES_PERMISSIONS,
  ...NOTIFICATIONS_PERMISSIONS,
  ...PARAMETERS_PERMISSIONS,
  ...PROMPT_LAB_PERMISSIONS,
  ...PROMPTS_PERMISSIONS,
  ...REVIEW_PERMISSIONS,
  ...SCORING_PERMISSIONS,
  ...SCRAPER_PERMISSIONS,
  ...SERVICE_ACCOUNTS_PERMISSIONS,
  ...SESSIONS_PERMISSIONS,
  ...STARTUPS_PERMISSIONS,
  ...SYSTEM_PERMISSIONS,
  ...TIMELINE_PERMISSIONS,
  ...USERS_PERMISSIONS,
  ...VIEWS_PERMISSIONS,
  ...WEBHOOKS_PERMISSIONS,
  ...WORK_PERMISSIONS,
] as const satisfies readonly PermissionRow[];

export type OperationId = (typeof PERMISSIONS)[number]['operationId'];

/** Permission row with a known operation id. */
export interface Permission extends PermissionRow {
  readonly operationId: OperationId;
}
