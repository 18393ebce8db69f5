import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections';
import { SideItem } from './SideItem';

interface SettingsMenuProps {
  readonly current: SettingsSection;
  readonly onChoice?: () => void;
}

/** The eight sections as lines of a menu. */
export function SettingsMenu({ current, onChoice }: SettingsMenuProps) {
  return SETTINGS_SECTIONS.map(({ key, label, icon }) => (
    <SideItem key={key} label={label} icon={icon} to={{ hash: key }} isActive={key === current.key} onClick={onChoice} />
  ));
}
