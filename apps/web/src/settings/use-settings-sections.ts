import { useHasAudit } from '@vaglio/admin-users';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';

/**
 * The sections that this server can fill: the audit trail is ours, another server has none.
 * @param mayOpen whether the person may open the settings; without that there is none, and the server is not asked
 */
export function useSettingsSections(mayOpen = true): readonly SettingsSection[] {
  const hasAudit = useHasAudit(mayOpen);
  if (!mayOpen) return [];
  return hasAudit ? SETTINGS_SECTIONS : SETTINGS_SECTIONS.filter(({ key }) => key !== 'audit');
}
