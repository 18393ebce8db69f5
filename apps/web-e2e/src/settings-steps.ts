import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a settings section from the side menu. */
export async function openSection(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/**
 * Selects a file in the empty Results section, which opens the preview.
 * @param file path of a list
 */
export async function chooseList(page: Page, file: string) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('No raw startups', { exact: false })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import CSV' }).first().click();
  await (await chooser).setFiles(file);
}

/** Imports all rows of the open preview. */
export async function importRows(page: Page, rows: number) {
  await page.getByRole('button', { name: `Import ${rows} rows` }).click();
  await expect(page.getByRole('dialog', { name: 'Import finished' })).toContainText(
    `${rows} of ${rows} rows sent`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Raw' })).toContainText(String(rows));
}

/**
 * Opens the batch run in the browser, in the section Run LLM batch.
 * @returns its card, which has a Start button
 */
export async function openLoop(page: Page): Promise<Locator> {
  const fold = page.getByRole('button', { name: 'Advanced' });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  return page.getByRole('region', { name: 'Advanced' });
}

/** Curates all pending startups, then runs the audit. */
export async function curateAll(page: Page, startups: number) {
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect(page.getByRole('region', { name: 'Curate run' })).toContainText('Audit');
  await expect(page.getByRole('tab', { name: 'Curated' })).toContainText(String(startups));
}

/** Creates a parameter in the section Parameters. */
export async function createParameter(page: Page, name: string, value: string) {
  await page.getByRole('button', { name: 'Create parameter' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create parameter' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Value').fill(value);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
}
