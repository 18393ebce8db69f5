/** A host as people type it, with a path behind it or without. */
const HOST = /^(?:(?:[\p{L}\d-]+\.)+[\p{L}\d-]+|localhost)(?::\d+)?(?:[/?#]|$)/iu;

/** Whether an address is typed without its scheme, as 'startupticker.ch'. */
export const lacksScheme = (address: string): boolean => HOST.test(address.trim());

/** An address as people type it, with https where no scheme is given; one with a scheme as it is. */
export function withScheme(address: string): string {
  const text = address.trim();
  return lacksScheme(text) ? `https://${text}` : text;
}
