import { expect, type Page } from '@playwright/test';

/** Prints the page that is open as a person does with the browser's dialog. @returns the text of each page of the PDF */
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

/** Every page names the foundation, who printed it, and its number of so many; nothing of the screen is on it. */
export function expectPages(pages: readonly string[], { by }: { by: string }) {
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Investment screening');
    expect(text).toMatch(new RegExp(`Printed \\d{1,2} \\w{3} \\d{4}, \\d\\d:\\d\\d by ${by}`));
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    for (const control of ['Logout', 'Include contacts', 'Settings']) expect(text).not.toContain(control);
  }
}
