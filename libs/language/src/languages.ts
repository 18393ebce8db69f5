/** Languages of the product as ISO 639-1 codes, sorted by their native names. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of the texts in the code. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/**
 * Languages into which every page is translated. If the user has selected no language, the browser's language is used
 * only if it is in this list.
 */
export const COMPLETE_LANGUAGES: readonly Language[] = [SOURCE_LANGUAGE];

/** Native name of each language, so that users recognise their language in every UI language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
};

/** Returns true if a value is the code of a product language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Returns the BCP 47 locale for dates and numbers with Swiss conventions, such as 'de-CH'. */
export function localeOf(language: Language): string {
  return `${language}-CH`;
}

/**
 * Returns the first preferred language that is available.
 * @param wanted BCP 47 tags in order of preference; 'fr-CA' matches French
 * @param otherwise result if no preferred language is available
 */
export function languageOf(
  wanted: readonly string[],
  otherwise: Language,
  available: readonly Language[] = LANGUAGES,
): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage);
  return codes.find((code) => available.includes(code)) ?? otherwise;
}
