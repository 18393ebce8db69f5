/** Returns an object with its properties typed as unknown; {} for any other value. */
export function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
