import type { Page } from '@playwright/test';
import { at, press, type Opener } from './dialog-steps';

/** Creates a service account. Each call uses a different name. */
async function make(page: Page, go: (path: string) => Promise<void>): Promise<void> {
  await go('/configurations#service-accounts');
  await press(page, 'Create service account');
  await page.getByLabel('Name', { exact: true }).fill(`Sync ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Copies decisions to the CRM');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Opens a dialog for a new service account. */
const ofAccount =
  (name: string): Opener =>
  async (page, go) => {
    await make(page, go);
    await press(page, name);
  };

/** Creates a token for the first account and then raises the account's role. The token does not get the new role. */
async function raise(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(page, 'Tokens');
  await press(page, 'Create token');
  await page.getByLabel('Name', { exact: true }).fill('Cron');
  await page.getByLabel('Startups and their facts').selectOption('Read');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog', { name: 'Token of Cron' }).getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('dialog', { name: /^Tokens of/ })
    .getByRole('button', { name: 'Done' })
    .click();
  await press(page, 'Edit');
  await page.getByLabel('Role').selectOption('Super');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const SERVICE_ACCOUNT_OPENERS: Readonly<Record<string, Opener>> = {
  'admin-system/ConfirmTokenDialog': async (page, go) => {
    await make(page, go);
    await raise(page);
    await press(page, 'Tokens');
    await press(page, 'Confirm Cron');
  },
  'admin-system/DeleteServiceAccountDialog': ofAccount('Delete'),
  'admin-system/ServiceAccountDialog': at('service-accounts', 'Create service account'),
  'admin-system/ServiceTokensDialog': ofAccount('Tokens'),
};
