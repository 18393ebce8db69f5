import type { AuditEvent } from '@vaglio/contract';
import { routes, type SettingsSection } from '@vaglio/startups-domain';

/** Settings sections, keyed by target type. */
const SECTIONS: ReadonlyMap<string, SettingsSection> = new Map([
  ['activation_gate', 'prompt'],
  ['connection', 'connections'],
  ['decision_reason', 'reasons'],
  ['decision_rule', 'reasons'],
  ['golden_article', 'prompt'],
  ['extraction_run', 'llm-batch'],
  ['prompt', 'prompt'],
  ['review_settings', 'results'],
  ['score_config', 'score_config'],
  ['scoring_version', 'scoring-versions'],
  ['scraper_config', 'scraper'],
  ['sign_in_rules', 'users'],
  ['stage_limits', 'stage-days'],
  ['trial', 'prompt'],
]);

type Target = Pick<AuditEvent, 'target_type' | 'target_id' | 'target_name' | 'target_exists'>;

/**
 * Returns the address of the page that shows an event's target. It returns null for a deleted target or a type without
 * a page.
 */
export function targetAddress({ target_type, target_id, target_name, target_exists }: Target): string | null {
  const section = SECTIONS.get(target_type ?? '');
  if (section) return routes.settings(section);
  if (!target_exists) return null;
  const q = target_name;
  switch (target_type) {
    case 'startup':
      return routes.investments({ mode: 'all', later: 'all', startup: target_id });
    case 'raw_startup':
      return routes.settings('results', { tab: 'raw', q });
    case 'import':
      return routes.settings('results', { import: target_id });
    case 'view':
      return routes.investments({ view: target_id });
    case 'user':
      // Only service accounts have no email address.
      return q?.includes('@') ? routes.settings('users', { q }) : routes.settings('service-accounts');
    case 'parameter':
      return routes.settings('params', { q });
    case 'award_group':
      return routes.settings('params_excl');
    case 'news_source':
      return routes.settings('scraper');
    case 'webhook':
      return routes.settings('webhooks');
    default:
      return null;
  }
}
