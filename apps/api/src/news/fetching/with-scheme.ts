/** Matches a host without a scheme, with or without a path. */
const HOST = /^(?:(?:[\p{L}\d-]+\.)+[\p{L}\d-]+|localhost)(?::\d+)?(?:[/?#]|$)/iu;

/** Returns whether an address has no scheme, such as 'startupticker.ch'. */
export const lacksScheme = (address: string): boolean => HOST.test(address.trim());

/** Adds https to an address without scheme; returns any other text trimmed. */
export function withScheme(address: string): string {
  const text = address.trim();
  return lacksScheme(text) ? `https://${text}` : text;
}
