import type { SettingsSection } from './settings-sections';
import { SideItem } from '../navigation/SideItem';
import { useSettingsSections } from './use-settings-sections';

interface SettingsMenuProps {
  readonly current: SettingsSection;
  readonly onChoice?: () => void;
}

export function SettingsMenu({ current, onChoice }: SettingsMenuProps) {
  return useSettingsSections().map(({ key, label, icon }) => (
    <SideItem
      key={key}
      label={label}
      icon={icon}
      to={{ hash: key }}
      isActive={key === current.key}
      onClick={onChoice}
    />
  ));
}
