import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { storedLanguage } from '@vaglio/auth-session';
import { LANGUAGES, type Language } from '@vaglio/language';
import { i18n } from '../messages/i18n';
import { languageLabel } from './language-label';

interface LanguageMenuProps {
  readonly anchor: HTMLElement;
  /** Receives the selected language. null restores the automatic choice. */
  readonly onChoose: (language: Language | null) => void;
  readonly onClose: () => void;
}

/** Menu with the native names of all languages, and the automatic choice. */
export function LanguageMenu({ anchor, onChoose, onClose }: LanguageMenuProps) {
  const kept = storedLanguage();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': i18n.t('Language') } }}
    >
      {[null, ...LANGUAGES].map((language) => (
        <MenuItem
          key={language}
          role="menuitemradio"
          aria-checked={language === kept}
          selected={language === kept}
          lang={language ?? undefined}
          onClick={() => onChoose(language)}
        >
          {language === null ? i18n.t('Automatic') : languageLabel(language)}
        </MenuItem>
      ))}
    </Menu>
  );
}
