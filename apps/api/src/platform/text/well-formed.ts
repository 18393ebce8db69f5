/** Replaces unpaired surrogates by U+FFFD, because the database refuses them. */
export function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** Removes NUL and replaces unpaired surrogates, because PostgreSQL cannot store them. */
export const storable = (text: string): string => wellFormed(text.replaceAll('\u0000', ''));
