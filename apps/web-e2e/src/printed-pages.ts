import { expect, type Page } from '@playwright/test';

/**
 * Prints the open page to PDF.
 * @returns the text of each page
 */
export async function printedPages(page: Page): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const reading = getDocument({ data, isEvalSupported: false, verbosity: 0 });
  const pdf = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(parts.join('').replace(/[ \n]+/g, ' '));
  }
  await reading.destroy();
  return pages;
}

/** Checks that every page contains the foundation, the user's name and the page number, but no on-screen controls. */
export function expectPages(pages: readonly string[], { by }: { by: string }) {
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Investment screening');
    expect(text).toMatch(new RegExp(`Printed \\d{1,2} \\w{3} \\d{4}, \\d\\d:\\d\\d by ${by}`));
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    for (const control of ['Logout', 'Include contacts', 'Settings']) expect(text).not.toContain(control);
  }
}
