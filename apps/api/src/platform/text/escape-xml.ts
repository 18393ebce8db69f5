/** Escapes a text for use in an element or a double-quoted attribute. Source: XML 1.0, section 2.4. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
