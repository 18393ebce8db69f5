import type { ReactNode } from 'react';
import { formatDateIn } from '@vaglio/ui';
import { DateWordsContext, useDateLanguage } from './document-dates';

/** The dates of a document are in the language of its address. */
export function DocumentDates({ children }: { readonly children: ReactNode }) {
  const [language] = useDateLanguage();
  return <DateWordsContext value={(value) => formatDateIn(language, value)}>{children}</DateWordsContext>;
}
