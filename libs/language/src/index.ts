export {
  COMPLETE_LANGUAGES,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOf,
  localeOf,
  SOURCE_LANGUAGE,
  type Language,
} from './languages';
export { readAcceptLanguage } from './accept-language';
export {
  currentLanguage,
  libraryTexts,
  onLanguageChange,
  setLanguage,
  whenTranslated,
} from './library-texts';
