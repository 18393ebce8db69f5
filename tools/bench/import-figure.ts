import type { Page } from '@playwright/test';
import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import type { World } from './bench-world';
import { perSecond, type Figure } from './report';

const ROWS = 1_000;
/** Numbers that no other part of the bench uses. */
const FIRST = 5_000_000;
const COLUMNS = [
  'ID',
  'company_name',
  'first_name',
  'last_name',
  'sector',
  'canton',
  'country',
  'website',
  'email',
  'company_description',
] as const;

/** A file through the Import dialog of the web app itself: parsed in its worker, sent by its client, six rows at once. */
export async function importFigure(page: Page, { server }: World): Promise<Figure> {
  await page.goto(`${server.url}/configurations#results`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import CSV' }).first().click();
  await (
    await chooser
  ).setFiles({ name: 'startups.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv()) });
  const send = page.getByRole('button', { name: /^Import [\d’,. ]+ rows$/ });
  await send.waitFor();
  const start = performance.now();
  await send.click();
  await page.getByRole('dialog', { name: 'Import finished' }).waitFor({ timeout: 300_000 });
  const seconds = (performance.now() - start) / 1000;
  return {
    what: 'import through the dialog, six rows at once',
    value: perSecond(ROWS / seconds, 'rows'),
    note: `${ROWS} rows`,
  };
}

function toCsv(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const row: Record<string, unknown> = sampleRow(FIRST + index);
    return COLUMNS.map((column) => `"${String(row[column] ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [COLUMNS.join(','), ...lines].join('\r\n');
}
