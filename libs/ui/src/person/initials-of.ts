/** Two letters for a round picture: first and last word of a name; one for a single word. */
export function initialsOf(name: string): string {
  const text = name.split(/[\s.@_-]+/).filter(Boolean);
  const first = text[0] ?? '';
  const last = text.length > 1 ? (text[text.length - 1] ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
