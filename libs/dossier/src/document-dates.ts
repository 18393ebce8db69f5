import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { DATE_LANGUAGES, formatDate, formatDateIn, formatExact, type DateLanguage } from '@vaglio/ui';

/** Name of the language of dates in the address of a document. */
const DATES = 'dates';

export const LANGUAGE_NAMES: Readonly<Record<DateLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

/** A day or a timestamp in words; an en dash for none. */
export type FormatDate = (value: string | Date | null | undefined) => string;

/** How the document around a component writes dates. */
export const FormatDateContext = createContext<FormatDate>(formatDate);

export const useFormatDate = (): FormatDate => useContext(FormatDateContext);

/** The language of dates in the address, English unless another one is chosen, and how it is chosen. */
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

/** 'Printed 23 Nov 2026, 08:40 by Sabine Rüegg' */
export function printedText(at: string, person: string | null, language: DateLanguage): string {
  const time = formatExact(at).slice(formatDate(at).length);
  return `Printed ${formatDateIn(language, at)}${time}${person === null ? '' : ` by ${person}`}`;
}
