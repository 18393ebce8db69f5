/**
 * Returns the initials of the first and last word of a name in upper case, such as 'SR' for 'Sabine von Rüegg'; '?'
 * for an empty name.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}
