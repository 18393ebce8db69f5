/** The whole number that a person typed, also with the apostrophes or spaces of thousands; null for anything else, a sign included, and for more than twelve digits. */
export function readWholeNumber(text: string): number | null {
  const plain = text.replaceAll(/[’'\s]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
