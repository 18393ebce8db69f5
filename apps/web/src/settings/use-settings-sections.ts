import { useHasAudit } from '@vaglio/admin-users';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';

/** The sections that this server can fill: the audit trail is ours, another server has none. */
export function useSettingsSections(): readonly SettingsSection[] {
  const hasAudit = useHasAudit();
  return hasAudit ? SETTINGS_SECTIONS : SETTINGS_SECTIONS.filter(({ key }) => key !== 'audit');
}
