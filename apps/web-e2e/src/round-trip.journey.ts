import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { chooseList, createParameter, curateAll, importRows, openSection } from './settings-steps';
import { signIn, WITH_ADMIN } from './sign-in';

const LIST = join(__dirname, '../../../libs/results/src/csv/fixtures/startups-windows1252-semicolon.csv');
const ROWS = 92;

let installations: Installation[] = [];
test.afterAll(async () => {
  for (const installation of installations) await installation.stop();
  installations = [];
});

async function emptyInstallation(): Promise<Installation> {
  const installation = await startInstallation(WITH_ADMIN);
  installations.push(installation);
  return installation;
}

test('a changed weight changes score and rank, and an exported list remains identical after an import', async ({
  page,
  browser,
}) => {
  const here = await emptyInstallation();
  await signIn(page, here.url);
  await chooseList(page, LIST);
  await importRows(page, ROWS);
  await curateAll(page, ROWS);
  await weigh(page);
  const first = await exportCurated(page);

  const elsewhere = await emptyInstallation();
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, elsewhere.url);
  await chooseList(other, first.path);
  await importRows(other, ROWS);
  await curateAll(other, ROWS);
  const second = await exportCurated(other);
  await context.close();
  expect(first.bytes.toString('utf8').split('\r\n')).toHaveLength(ROWS + 2);
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

/** Changes weights and checks that the first startup changes and that the ledger explains its score. */
async function weigh(page: Page) {
  await openSection(page, 'Parameters');
  await createParameter(page, 'venture kick 3', '4');
  await expectFirst(page, 'Why 4.0?', /venture kick 3.*Counted 4/);
  await page.getByRole('link', { name: 'Settings' }).click();
  await openSection(page, 'Parameters');
  await createParameter(page, 'eth spin-off', '9');
  await expectFirst(page, /Why (9|13)\.0\?/, /eth spin-off.*Counted 9/);
  await page.getByRole('link', { name: 'Settings' }).click();
}

async function expectFirst(page: Page, why: string | RegExp, line: RegExp) {
  await page.getByRole('link', { name: 'Potential Investiments' }).click();
  await page.getByRole('article').first().getByRole('button', { name: /Why/ }).click();
  await expect(page.getByRole('dialog', { name: why }).getByRole('row', { name: line })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function exportCurated(page: Page) {
  await page.getByRole('tab', { name: 'Curated' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const path = await (await download).path();
  return { path, bytes: readFileSync(path) };
}
