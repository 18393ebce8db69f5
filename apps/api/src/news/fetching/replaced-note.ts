/** Counts the undecodable characters in a text. */
export const replacedIn = (text: string): number => text.split('\uFFFD').length - 1;

/** Returns a message about undecodable characters; null if there are none. */
export function replacedNote(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'One character could not be read and is shown as �.'
    : `${count} characters could not be read and are shown as �.`;
}
