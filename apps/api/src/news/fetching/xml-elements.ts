const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CODE = 0x10ffff;

/**
 * The contents of all elements of a name, whatever their prefix, in the order of the document; elements of one name do not
 * hold each other in the documents that are read here. One pass over the text, whatever it holds.
 * @param most stops after so many
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

/** The text of the first element of a name, with references and CDATA read; null when there is none or it is empty. */
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
