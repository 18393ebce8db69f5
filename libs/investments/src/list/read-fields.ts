/** A property of an answer of unknown shape. */
export function readField(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

/** A text with something in it, or null; a list of texts becomes one line each. */
export function readWords(row: unknown, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = readField(row, name);
    const text = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join('\n') : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return null;
}

/** A finite number, also when it came as a text, as exact decimals of some servers do; else null. */
export function readFigure(row: unknown, name: string): number | null {
  const value = readField(row, name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The entries of a list; [] for anything else. */
export function readEntries(row: unknown, name: string): readonly unknown[] {
  const value = readField(row, name);
  return Array.isArray(value) ? value : [];
}
