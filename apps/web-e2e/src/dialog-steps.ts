import { expect, type Page } from '@playwright/test';

/** Opens a dialog on a signed-in page. */
export type Opener = (page: Page, go: (path: string) => Promise<void>) => Promise<void>;

/** Dialog tested in model.journey.ts, because it needs an installation with a language model. */
export const DIALOG_OF_MODEL = 'llm-prompt/ModelDialog';
/**
 * Password prompt for removing a connection or undoing its removal. The journeys have no connection, so a unit test
 * covers this dialog.
 */
export const DIALOG_OF_CONNECTIONS = 'admin-system/ProofDialog';
/** Dialog tested in passkeys.journey.ts, because it needs a browser with an authenticator. */
export const DIALOG_OF_PASSKEYS = 'account/RemovePasskeyDialog';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const pressIn = (page: Page, row: string | RegExp, name: string | RegExp) =>
  page.getByRole('row', { name: row }).first().getByRole('button', { name }).click();
/** Opens a settings section and clicks its first button with this name. */
export const at =
  (section: string, name: string | RegExp): Opener =>
  async (page, go) => {
    await go(`/configurations#${section}`);
    await press(page, name);
  };
/** Opens the profile and clicks its first button with this name. */
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
/** Invites a new user by link. Each call uses a different address. */
export const invite: Opener = async (page, go) => {
  await at('users', 'Create user')(page, go);
  await page.getByLabel('Nickname').fill(`invited ${Date.now()}`);
  await page.getByLabel('Email', { exact: true }).fill(`invited-${Date.now()}@x.ch`);
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('button', { name: 'Choose role' }).click();
  await page.getByRole('radio', { name: 'Make a link to hand over' }).check();
  await page.getByRole('button', { name: 'Create user' }).last().click();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
};
/** Creates a token of the signed-in user. */
export const createToken: Opener = async (page, go) => {
  await inProfile('Create token')(page, go);
  await page.getByLabel('Name', { exact: true }).fill('Report');
  await page.getByLabel('Audit trail').selectOption('Read');
  await press(page, 'Create');
  await press(page, 'Done');
};
/** Saves a new view, changes it and opens the update dialog. Each call uses a different name. */
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

/** Expands the evaluation section below the prompt comparison. */
export async function unfoldEvaluation(page: Page): Promise<void> {
  const head = page.getByRole('button', { name: /^Evaluation and activation/ });
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}
