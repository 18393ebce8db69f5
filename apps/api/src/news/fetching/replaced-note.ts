/** How many characters of a text could not be read. */
export const replacedIn = (text: string): number => text.split('\uFFFD').length - 1;

/** The note about so many characters that could not be read; null for none. */
export function replacedNote(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'One character could not be read and is shown as �.'
    : `${count} characters could not be read and are shown as �.`;
}
