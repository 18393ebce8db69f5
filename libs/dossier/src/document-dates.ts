import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { DATE_LANGUAGES, formatDate, formatDateIn, formatExact, type DateLanguage } from '@vaglio/ui';

/** Name of the address parameter with the language of dates. */
const DATES = 'dates';

export const LANGUAGE_NAMES: Readonly<Record<DateLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

/** Function that formats a day or a timestamp. Without a value, it returns an en dash. */
export type FormatDate = (value: string | Date | null | undefined) => string;

/** Date format for the components of a document. */
export const FormatDateContext = createContext<FormatDate>(formatDate);

export const useFormatDate = (): FormatDate => useContext(FormatDateContext);

/** Returns the language of dates in the address (English by default) and a function that changes it. */
export function useDateLanguage() {
  const [params, setParams] = useSearchParams();
  const language = DATE_LANGUAGES.find((known) => known === params.get(DATES)) ?? 'en';
  const choose = (next: DateLanguage): void => {
    const changed = new URLSearchParams(params);
    if (next === 'en') changed.delete(DATES);
    else changed.set(DATES, next);
    setParams(changed, { replace: true });
  };
  return [language, choose] as const;
}

/** Returns a text such as 'Printed 23 Nov 2026, 08:40 by Sabine Rüegg'. */
export function printedText(at: string, person: string | null, language: DateLanguage): string {
  const time = formatExact(at).slice(formatDate(at).length);
  return `Printed ${formatDateIn(language, at)}${time}${person === null ? '' : ` by ${person}`}`;
}
