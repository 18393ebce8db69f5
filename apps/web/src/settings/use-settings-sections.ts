import { useHasAudit } from '@vaglio/admin-users';
import { useIsSupported } from '@vaglio/api-client';
import { useHasBackups, useHasConnections, useHasServiceAccounts, useHasStatus } from '@vaglio/admin-system';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';

/**
 * Returns the sections that the server supports and the user may open. Sections beyond the specification exist only on
 * this product's server. Service accounts, connections, backups and status are only for administrators.
 * @param mayOpen true if the user may open the settings; otherwise the result is [] without a request
 */
export function useSettingsSections(mayOpen = true): readonly SettingsSection[] {
  const hasAudit = useHasAudit(mayOpen);
  const hasWebhooks = useIsSupported('listWebhooks') !== false;
  const hasReasons = useIsSupported('listDecisionReasons') !== false;
  const hasStageDays = useIsSupported('readStageLimits') !== false;
  const hasVersions = useIsSupported('listScoringVersions') !== false;
  const hasStatus = useHasStatus();
  const hasBackups = useHasBackups();
  const hasConnections = useHasConnections();
  const hasServiceAccounts = useHasServiceAccounts();
  if (!mayOpen) return [];
  const isHidden: Readonly<Record<string, boolean>> = {
    audit: !hasAudit,
    'service-accounts': !hasServiceAccounts,
    reasons: !hasReasons,
    'stage-days': !hasStageDays,
    'scoring-versions': !hasVersions,
    webhooks: !hasWebhooks,
    backups: !hasBackups,
    connections: !hasConnections,
    status: !hasStatus,
  };
  return SETTINGS_SECTIONS.filter(({ key }) => isHidden[key] !== true);
}
