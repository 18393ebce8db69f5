import {
  COMPLETE_LANGUAGES,
  currentLanguage,
  isLanguage,
  languageOf,
  setLanguage,
  SOURCE_LANGUAGE,
  type Language,
} from '@vaglio/language';
import { LANGUAGE_KEY, local, PROFILE_LANGUAGE_KEY, readEntry, writeEntry } from './browser-storage';

/** Language of the installation. The server writes it to `<html lang>`. */
const ofInstallation = languageOf([document.documentElement.lang], SOURCE_LANGUAGE);

/**
 * Returns the language in the signed-in user's profile, or the language selected in this browser. Without a selection,
 * it returns null.
 */
export function storedLanguage(): Language | null {
  const kept = readEntry(local, PROFILE_LANGUAGE_KEY) ?? readEntry(local, LANGUAGE_KEY);
  return isLanguage(kept) ? kept : null;
}

/**
 * Shows texts in the selected language. Without a selection, it uses the first browser language with a complete
 * translation, or the installation's language. Never rejects.
 */
export async function showReaderLanguage(): Promise<void> {
  await setLanguage(storedLanguage() ?? languageOf(navigator.languages, ofInstallation, COMPLETE_LANGUAGES));
  document.documentElement.lang = currentLanguage();
}

/**
 * Stores the selected language for all users of this browser and shows it.
 * @param language null restores the automatic choice
 */
export async function chooseLanguage(language: Language | null): Promise<void> {
  writeEntry(local, LANGUAGE_KEY, language);
  await showProfileLanguage(null);
}

/**
 * Shows the language in the signed-in user's profile until the user signs out.
 * @param language null if the profile contains no language
 */
export async function showProfileLanguage(language: Language | null): Promise<void> {
  writeEntry(local, PROFILE_LANGUAGE_KEY, language);
  await showReaderLanguage();
}
