/** A text inside an element or an attribute in double quotes. Source: XML 1.0, section 2.4. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
