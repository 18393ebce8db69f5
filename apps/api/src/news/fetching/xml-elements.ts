const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CODE = 0x10ffff;

/**
 * Returns the contents of all elements with a name, with any prefix, in document order. Nested elements with the same
 * name are not supported, because feeds and sitemaps do not contain them. Any text is scanned only once.
 * @param most maximum number of elements
 */
export function xmlElements(text: string, name: string, most: number): string[] {
  const found: string[] = [];
  const opening = new RegExp(`<(?:[\\w-]{1,40}:)?${name}(?=[\\s>/])`, 'g');
  const closing = new RegExp(`</(?:[\\w-]{1,40}:)?${name}\\s{0,9}>`, 'g');
  for (let match = opening.exec(text); match && found.length < most; match = opening.exec(text)) {
    const start = text.indexOf('>', opening.lastIndex);
    if (start < 0) break;
    if (text[start - 1] === '/') continue;
    closing.lastIndex = start;
    const end = closing.exec(text);
    if (!end) break;
    found.push(text.slice(start + 1, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return found;
}

/**
 * Returns the text of the first element with a name, with entities and CDATA decoded; null if the element is missing
 * or empty.
 */
export function xmlText(text: string, name: string): string | null {
  const [content] = xmlElements(text, name, 1);
  if (content === undefined) return null;
  const words = content
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, named) =>
      reference(whole, decimal, hex, named),
    )
    .trim();
  return words === '' ? null : words;
}

function reference(whole: string, decimal?: string, hex?: string, named?: string): string {
  if (named) return NAMED[named] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= HIGHEST_CODE ? String.fromCodePoint(code) : whole;
}
