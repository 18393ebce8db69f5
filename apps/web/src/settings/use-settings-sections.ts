import { useHasAudit } from '@vaglio/admin-users';
import { useIsSupported } from '@vaglio/api-client';
import { useHasBackups, useHasConnections, useHasServiceAccounts, useHasStatus } from '@vaglio/admin-system';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';

/**
 * The sections that this server can fill and the person may see: the sections behind the specified ones are ours, another
 * server has none, and service accounts, connections, backups and status are for administrators.
 * @param mayOpen whether the person may open the settings; without that there is none, and the server is not asked
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
