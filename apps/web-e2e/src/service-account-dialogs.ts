import type { Page } from '@playwright/test';
import { at, press, type Opener } from './dialog-steps';

/** Makes a service account, each time another. */
async function make(page: Page, go: (path: string) => Promise<void>): Promise<void> {
  await go('/configurations#service-accounts');
  await press(page, 'Create service account');
  await page.getByLabel('Name', { exact: true }).fill(`Sync ${Date.now()}`);
  await page.getByRole('textbox', { name: 'What it is for' }).fill('Copies decisions to the CRM');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A dialog of an account that is made for it. */
const ofAccount =
  (name: string): Opener =>
  async (page, go) => {
    await make(page, go);
    await press(page, name);
  };

export const SERVICE_ACCOUNT_OPENERS: Readonly<Record<string, Opener>> = {
  'api-tokens/DeleteServiceAccountDialog': ofAccount('Delete'),
  'api-tokens/ServiceAccountDialog': at('service-accounts', 'Create service account'),
  'api-tokens/ServiceTokensDialog': ofAccount('Tokens'),
};
