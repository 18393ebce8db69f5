import { libraryTexts } from '@vaglio/language';
import { messages as en } from './en.gen';

/** Translated texts of this lib. */
export const i18n = libraryTexts({
  en,
  de: () => import('./de.gen'),
  fr: () => import('./fr.gen'),
  it: () => import('./it.gen'),
});
