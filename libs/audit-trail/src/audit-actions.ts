import { API_TOKENS_ACTIONS } from './actions/api-tokens';
import { BRAND_ACTIONS } from './actions/brand';
import { DECISIONS_ACTIONS } from './actions/decisions';
import { DUPLICATES_ACTIONS } from './actions/duplicates';
import { EXCLUSIVITY_ACTIONS } from './actions/exclusivity';
import { EXTRACTION_ACTIONS } from './actions/extraction';
import { FACTS_ACTIONS } from './actions/facts';
import { IMPORTS_ACTIONS } from './actions/imports';
import { KEYS_ACTIONS } from './actions/keys';
import { NOTES_ACTIONS } from './actions/notes';
import { NOTIFICATIONS_ACTIONS } from './actions/notifications';
import { PARAMETERS_ACTIONS } from './actions/parameters';
import { PROMPT_LAB_ACTIONS } from './actions/prompt-lab';
import { PROMPTS_ACTIONS } from './actions/prompts';
import { REVIEW_ACTIONS } from './actions/review';
import { SCORING_ACTIONS } from './actions/scoring';
import { SCRAPER_ACTIONS } from './actions/scraper';
import { SIGN_IN_ACTIONS } from './actions/sign-in';
import { STARTUPS_ACTIONS } from './actions/startups';
import { USERS_ACTIONS } from './actions/users';
import { VIEWS_ACTIONS } from './actions/views';
import { WEBHOOKS_ACTIONS } from './actions/webhooks';

/** The actions of the audit trail with their labels; the server records no other. */
export const AUDIT_ACTIONS = {
  ...API_TOKENS_ACTIONS,
  ...BRAND_ACTIONS,
  ...DECISIONS_ACTIONS,
  ...DUPLICATES_ACTIONS,
  ...EXCLUSIVITY_ACTIONS,
  ...EXTRACTION_ACTIONS,
  ...FACTS_ACTIONS,
  ...IMPORTS_ACTIONS,
  ...KEYS_ACTIONS,
  ...NOTES_ACTIONS,
  ...NOTIFICATIONS_ACTIONS,
  ...PARAMETERS_ACTIONS,
  ...PROMPT_LAB_ACTIONS,
  ...PROMPTS_ACTIONS,
  ...REVIEW_ACTIONS,
  ...SCORING_ACTIONS,
  ...SCRAPER_ACTIONS,
  ...SIGN_IN_ACTIONS,
  ...STARTUPS_ACTIONS,
  ...USERS_ACTIONS,
  ...VIEWS_ACTIONS,
  ...WEBHOOKS_ACTIONS,
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The label of an action; one that only a newer server records is shown by its name. */
export function auditActionLabel(action: string): string {
  const known = new Map<string, string>(Object.entries(AUDIT_ACTIONS)).get(action);
  const plain = action.replaceAll(/[_.]+/g, ' ').trim();
  return known ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
