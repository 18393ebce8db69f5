import { allBut } from '@vaglio/ui';

/** What the margins of the printed pages show; Chromium numbers the pages itself. */
export interface PageMargins {
  /** Who prints it: 'Lindmatt Foundation'. */
  readonly foundation: string;
  /** At the right of the first page: 'Dossier, 23 Nov 2026'. */
  readonly first: string;
  /** At the right of all other pages. */
  readonly following: string;
  /** 'Printed 23 Nov 2026, 08:40 by Sabine Rüegg' */
  readonly printed: string;
  /** Parts with pages of their own, by the name of these pages, of letters, digits, - and _: what is at the right of them. */
  readonly parts?: Readonly<Record<string, string>>;
}

const SMALL = 'font: 7.2pt "Inter Variable", sans-serif; color: dimgray;';
const TOP = `${SMALL} vertical-align: bottom; padding-bottom: 2.5mm; margin-bottom: 5mm; border-bottom: .5pt solid silver;`;
const BOTTOM = `${SMALL} vertical-align: top; padding-top: 2.5mm; margin-top: 5mm; border-top: .5pt solid silver;`;

/**
 * The style of the printed pages: A4, margins of 17 mm at the sides, head and foot in the margins of each page.
 * Everything but the document stays on the screen.
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

/** A text as a string of CSS: everything but letters and digits is escaped by its code point, so that nothing ends it. */
function cssString(text: string): string {
  const escaped = Array.from(text, (char) =>
    /[\p{L}\p{N}]/u.test(char) ? char : `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
