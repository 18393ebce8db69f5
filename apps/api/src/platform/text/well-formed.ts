/** The text with each half of a surrogate pair, which the database refuses, replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** As it can be stored: PostgreSQL takes no zero character and no half pairs. */
export const storable = (text: string): string => wellFormed(text.replaceAll('\u0000', ''));
