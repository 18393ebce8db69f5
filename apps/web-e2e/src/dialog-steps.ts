import { expect, type Page } from '@playwright/test';

/** Opens a dialog on a page that is signed in. */
export type Opener = (page: Page, go: (path: string) => Promise<void>) => Promise<void>;

/** Opens in model.journey.ts: only an installation with a language model has it. */
export const DIALOG_OF_MODEL = 'llm-prompt/ModelDialog';
/** Opens in passkeys.journey.ts: only a browser with an authenticator has a passkey to remove. */
export const DIALOG_OF_PASSKEYS = 'account/RemovePasskeyDialog';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const pressIn = (page: Page, row: string | RegExp, name: string | RegExp) =>
  page.getByRole('row', { name: row }).first().getByRole('button', { name }).click();
/** A section of the settings, then its first button of this name. */
export const at =
  (section: string, name: string | RegExp): Opener =>
  async (page, go) => {
    await go(`/configurations#${section}`);
    await press(page, name);
  };
/** The profile, then its first button of this name. */
export const inProfile =
  (name: string | RegExp): Opener =>
  async (page, go) => {
    await go('/user');
    await press(page, name);
  };
export const inRow =
  (section: string, row: string | RegExp, name: string | RegExp): Opener =>
  async (page, go) => {
    await go(`/configurations#${section}`);
    await pressIn(page, row, name);
  };
/** Invites a person by a link, each time another. */
export const invite: Opener = async (page, go) => {
  await at('users', 'Create user')(page, go);
  await page.getByLabel('Nickname').fill(`invited ${Date.now()}`);
  await page.getByLabel('Email', { exact: true }).fill(`invited-${Date.now()}@x.ch`);
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('button', { name: 'Choose role' }).click();
  await page.getByLabel('First sign-in').selectOption('Make a link to hand over');
  await page.getByRole('button', { name: 'Create user' }).last().click();
  await expect(page.getByLabel('Link of the invitation')).toBeVisible();
};
/** Creates a token of the signed-in person. */
export const createToken: Opener = async (page, go) => {
  await inProfile('Create token')(page, go);
  await page.getByLabel('Name', { exact: true }).fill('Report');
  await page.getByLabel('Audit trail').selectOption('Read');
  await press(page, 'Create');
  await press(page, 'Done');
};
/** Saves a view, each time another, changes it, and is about to update it. */
export const editedView: Opener = async (page, go) => {
  await go('/potential-investiments?top=eligible');
  await press(page, 'Save view');
  await page.getByRole('textbox', { name: 'Name' }).fill(`View ${Date.now()}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, /^Remove the filter/);
  if ((page.viewportSize()?.width ?? 0) >= 768) return press(page, 'Update view');
  await press(page, 'Save…');
  await page.getByRole('menuitem', { name: 'Update view' }).click();
};

/** Opens the evaluation below the comparison of prompts, where it is folded away. */
export async function unfoldEvaluation(page: Page): Promise<void> {
  const head = page.getByRole('button', { name: /^Evaluation and activation/ });
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}
