import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { FastifyRequest } from 'fastify';
import { languageOf, localeOf, readAcceptLanguage, type Language } from '@vaglio/language';
import { messages as de } from './de.gen';
import { messages as en } from './en.gen';
import { messages as fr } from './fr.gen';
import { messages as it } from './it.gen';

const TRANSLATIONS: Readonly<Record<Language, Messages>> = { de, en, fr, it };
const made = new Map<Language, I18n>();

/**
 * Returns the translations of a language by their English text: `i18nIn('de').t('Login failed')`. Missing translations
 * fall back to English.
 */
export function i18nIn(language: Language): I18n {
  const known = made.get(language);
  if (known) return known;
  const messages = { ...en, ...TRANSLATIONS[language] };
  const i18n = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  });
  // A text without placeholders that is missing from the catalogues is displayed unchanged, even if it contains special
  // characters.
  i18n.setMessagesCompiler((text) => [text]);
  made.set(language, i18n);
  return i18n;
}

/**
 * Returns the preferred supported language of a request, from its Accept-Language header. @param otherwise fallback
 * language
 */
export function languageOfRequest(
  { headers }: Pick<FastifyRequest, 'headers'>,
  otherwise: Language,
): Language {
  return languageOf(readAcceptLanguage(headers['accept-language']), otherwise);
}

/**
 * Translates an English text of an error or a database row. A text that is missing from the catalogue, for example
 * because it contains values, is returned unchanged. To extract such a text for translation, put a comment `i18n`
 * before the literal.
 */
export function translated(text: string, language: Language): string {
  return Object.hasOwn(TRANSLATIONS[language], text) ? i18nIn(language).t({ id: text }) : text;
}
