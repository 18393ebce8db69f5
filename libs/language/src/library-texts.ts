import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf, SOURCE_LANGUAGE, type Language } from './languages';

/**
 * Compiled messages of a lib. The messages of the source language are loaded immediately, those of other languages on
 * demand.
 */
export type Catalogues = { readonly [SOURCE_LANGUAGE]: Messages } & Readonly<
  Record<Exclude<Language, typeof SOURCE_LANGUAGE>, () => Promise<{ readonly messages: Messages }>>
>;

const libraries = new Map<I18n, Catalogues>();
const pending = new Set<Promise<void>>();
const listeners = new Set<() => void>();
/** Language that was requested last. */
let active: Language = SOURCE_LANGUAGE;
/** Language that all libs currently display. */
let shown: Language = SOURCE_LANGUAGE;

/**
 * Returns the translations of a lib, used as `i18n.t('Opening {name}…', { name })`. The message id is the English text.
 * It is displayed if the translation is missing or still loading.
 */
export function libraryTexts(catalogues: Catalogues): I18n {
  const i18n = setupI18n({ messages: { [SOURCE_LANGUAGE]: catalogues[SOURCE_LANGUAGE] } });
  // The source catalogue omits texts without placeholders. These are displayed unchanged.
  i18n.setMessagesCompiler((text) => [text]);
  i18n.activate(SOURCE_LANGUAGE, localeOf(SOURCE_LANGUAGE));
  libraries.set(i18n, catalogues);
  if (active !== SOURCE_LANGUAGE) {
    const language = active;
    const arrival = load(catalogues, language).then((messages) => {
      if (language === active) show(i18n, language, messages);
      pending.delete(arrival);
    });
    pending.add(arrival);
  }
  return i18n;
}

/**
 * Loads the texts of all imported libs in a language and displays them. If a catalogue fails to load, its lib remains
 * in English. If calls overlap, the last call wins.
 */
export async function setLanguage(language: Language): Promise<void> {
  active = language;
  const all = [...libraries];
  const messages = await Promise.all(all.map(([, catalogues]) => load(catalogues, language)));
  if (active !== language) return;
  all.forEach(([i18n], place) => show(i18n, language, messages[place] ?? {}));
  shown = language;
  for (const listener of listeners) listener();
}

/** Returns the language of the displayed texts. */
export function currentLanguage(): Language {
  return shown;
}

/**
 * Calls the listener each time the displayed language has changed.
 * @returns function that removes the listener
 */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves with `value` when the texts of all libs imported so far have loaded. Page modules use it. */
export async function whenTranslated<Value>(value: Value): Promise<Value> {
  await Promise.all(pending);
  return value;
}

async function load(catalogues: Catalogues, language: Language): Promise<Messages> {
  const source = catalogues[SOURCE_LANGUAGE];
  if (language === SOURCE_LANGUAGE) return source;
  try {
    return { ...source, ...(await catalogues[language]()).messages };
  } catch {
    return source;
  }
}

function show(i18n: I18n, language: Language, messages: Messages): void {
  i18n.load(language, messages);
  i18n.activate(language, localeOf(language));
}
