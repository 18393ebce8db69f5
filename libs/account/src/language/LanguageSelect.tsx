import Box from '@mui/material/Box';
import { chooseLanguage } from '@vaglio/auth-session';
import { currentLanguage, isLanguage, LANGUAGES } from '@vaglio/language';
import { i18n } from '../messages/i18n';
import { languageLabel } from './language-label';

/** Language selection for signed-out visitors. It is a native select, so that the login page needs no menu code. */
export function LanguageSelect() {
  return (
    <Box
      component="select"
      aria-label={i18n.t('Language')}
      value={currentLanguage()}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) void chooseLanguage(value);
      }}
      sx={LOOK}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageLabel(language)}
        </option>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'block',
  mx: 'auto',
  mt: 3,
  minHeight: 32,
  font: 'inherit',
  color: 'text.secondary',
  bgcolor: 'transparent',
  border: 0,
};
