import type { ReactNode } from 'react';
import { formatDateIn } from '@vaglio/ui';
import { FormatDateContext, useDateLanguage } from './document-dates';

/** The dates of a document are in the language of its address. */
export function DocumentDates({ children }: { readonly children: ReactNode }) {
  const [language] = useDateLanguage();
  return <FormatDateContext value={(value) => formatDateIn(language, value)}>{children}</FormatDateContext>;
}
