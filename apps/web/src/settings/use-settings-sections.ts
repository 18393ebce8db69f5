import { useHasAudit } from '@vaglio/admin-users';
import { useOffers } from '@vaglio/api-client';
import { useHasStatus } from '@vaglio/system-status';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';

/**
 * The sections that this server can fill and the person may see: audit trail, webhooks and status are ours, another server
 * has none, and the status is for administrators.
 * @param mayOpen whether the person may open the settings; without that there is none, and the server is not asked
 */
export function useSettingsSections(mayOpen = true): readonly SettingsSection[] {
  const hasAudit = useHasAudit(mayOpen);
  const hasWebhooks = useOffers('listWebhooks') !== false;
  const hasStatus = useHasStatus();
  if (!mayOpen) return [];
  const isHidden: Readonly<Record<string, boolean>> = {
    audit: !hasAudit,
    webhooks: !hasWebhooks,
    status: !hasStatus,
  };
  return SETTINGS_SECTIONS.filter(({ key }) => isHidden[key] !== true);
}
