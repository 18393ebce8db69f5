import { allBut } from '@vaglio/ui';

/** Contents of the page margins. The browser adds the page numbers. */
export interface PageMargins {
  /** Name of the foundation that prints, such as 'Lindmatt Foundation'. */
  readonly foundation: string;
  /** Text on the right of the first page, such as 'Dossier, 23 Nov 2026'. */
  readonly first: string;
  /** Text on the right of all other pages. */
  readonly following: string;
  /** Time and user of the print, such as 'Printed 23 Nov 2026, 08:40 by Sabine Rüegg'. */
  readonly printed: string;
  /**
   * Texts on the right of document parts with their own CSS pages, keyed by page name. Page names consist of letters,
   * digits, - and _.
   */
  readonly parts?: Readonly<Record<string, string>>;
}

const SMALL = 'font: 7.2pt "Inter Variable", sans-serif; color: dimgray;';
const TOP = `${SMALL} vertical-align: bottom; padding-bottom: 2.5mm; margin-bottom: 5mm; border-bottom: .5pt solid silver;`;
const BOTTOM = `${SMALL} vertical-align: top; padding-top: 2.5mm; margin-top: 5mm; border-top: .5pt solid silver;`;

/**
 * Returns the print styles. They define A4 pages with side margins of 17 mm, and a header and a footer in the page
 * margins. Only the document is printed.
 */
export function pageStyle({ foundation, first, following, printed, parts = {} }: PageMargins): string {
  const named = Object.entries(parts)
    .filter(([page]) => /^[\w-]+$/.test(page))
    .map(([page, text]) => `@page ${page} { @top-right { content: ${cssString(text)}; } }`);
  return `
@page {
  size: A4;
  margin: 27mm 17mm 22mm;
  @top-left { content: ${cssString(foundation)}; ${TOP} color: black; font-weight: 600; }
  @top-center { content: "Investment screening"; ${TOP} }
  @top-right { content: ${cssString(following)}; ${TOP} }
  @bottom-left { content: ${cssString(printed)}; ${BOTTOM} }
  @bottom-center { content: "Confidential"; ${BOTTOM} }
  @bottom-right { content: counter(page) " / " counter(pages); ${BOTTOM} }
}
@page :first { @top-right { content: ${cssString(first)}; } }
${named.join('\n')}
@media print {
  html, body { background: white; }
  ${allBut('data-document')} { display: none !important; }
}`;
}

/**
 * Converts a text to a CSS string. All characters except letters and digits are escaped, so that the text cannot end
 * the string.
 */
function cssString(text: string): string {
  const escaped = Array.from(text, (char) =>
    /[\p{L}\p{N}]/u.test(char) ? char : `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
