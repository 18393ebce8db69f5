import { COMPLETE_LANGUAGES, LANGUAGE_NAMES, type Language } from '@vaglio/language';
import { i18n } from '../messages/i18n';

/** Returns the native name of a language, with a note if it is only partly translated. */
export function languageLabel(language: Language): string {
  const name = LANGUAGE_NAMES[language];
  return COMPLETE_LANGUAGES.includes(language) ? name : i18n.t('{name} (in part)', { name });
}
