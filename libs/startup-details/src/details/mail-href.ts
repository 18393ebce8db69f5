/** A link that writes to an address, only for what can be nothing but one plain address; else null. */
export function mailHref(email: string | null): string | null {
  return email !== null && /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email) ? `mailto:${email}` : null;
}
