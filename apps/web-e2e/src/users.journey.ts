import { expect, test, type Page } from '@playwright/test';
import { axeOf } from './accessibility';
import { invite } from './dialog-steps';
import { startInstallation, type Installation } from './installation';
import { openSection } from './settings-steps';
import { ADMIN, signIn, submitLogin, WITH_ADMIN } from './sign-in';

const CHOSEN = 'Acht neue Siebe im Keller';
const GIVEN = 'Vom Amt gegebenes Wort 7';

let vaglio: Installation;
let admin: Page;
let vera: Page;
/** Account of the user. Each test uses a different account, because the tests share the installation. */
let account = { nickname: '', email: '', password: CHOSEN };
let accounts = 0;
test.beforeAll(async ({ browser }) => {
  vaglio = await startInstallation(WITH_ADMIN);
  admin = await (await browser.newContext()).newPage();
  await signIn(admin, vaglio.url);
});
test.beforeEach(async ({ browser }) => {
  const nickname = `vera${(accounts += 1)}`;
  account = { nickname, email: `${nickname}@vaglio.example`, password: CHOSEN };
  vera = await (await browser.newContext()).newPage();
  await admin.goto(`${vaglio.url}/dashboard`);
  await admin.getByRole('link', { name: 'Settings' }).click();
  await openSection(admin, 'Users');
});
test.afterEach(() => vera.context().close());
test.afterAll(() => vaglio.stop());

test('an invitation link works once: the person chooses a password and is signed in', async () => {
  await invite(admin, async (path) => void (await admin.goto(`${vaglio.url}${path}`)));
  const link = await admin.getByLabel('Invitation link').inputValue();
  await vera.goto(link);
  await choosePassword(CHOSEN);
  await expect(vera.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await vera.getByRole('button', { name: 'Logout' }).click();
  await vera.goto(link);
  await choosePassword('Ein anderes Wort fuer später');
  await expect(vera.getByText('This invitation is no longer valid.')).toBeVisible();
  await vera.goto(`${vaglio.url}/dashboard`);
  await expect(vera).toHaveURL(/\/login$/);
});

test('a new person chooses a password, becomes a super user, sees the settings, is disabled and is signed out @smoke', async () => {
  await createVera();
  await expect(rowOf(account.email)).toContainText('must change password');
  await followInvitation();
  await expect(vera.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  await makeSuper();
  // A change of role ends every session of the account. The new role applies from the next sign-in.
  await expectSignedOut('User');
  await submitLogin(vera, account);
  await vera.getByRole('link', { name: 'Settings' }).click();
  await openSection(vera, 'Users');
  const veraSeesAdmin = vera.getByRole('row', { name: new RegExp(ADMIN.email) });
  await expect(
    veraSeesAdmin.getByRole('button', { name: 'Delete' }),
    'a super may not act on an admin',
  ).toBeDisabled();

  await disableVera();
  await expectSignedOut('Dashboard');
  await submitLogin(vera, account);
  await expect(vera.getByRole('alert')).toBeVisible();
  await expect(vera).toHaveURL(/\/login$/);
});

test('a person who needs a second factor but has none sets it up after choosing a new password', async () => {
  await createVera();
  await followInvitation();
  await askForSecondFactor(true);
  await vera.goto(`${vaglio.url}/user`);
  await vera.getByLabel('Current password', { exact: true }).fill(account.password);
  await vera.getByLabel('New password', { exact: true }).fill('Ein anderes Wort fuer morgen');
  await vera.getByLabel('Confirm password', { exact: true }).fill('Ein anderes Wort fuer morgen');
  await vera.getByRole('button', { name: 'Change password' }).click();
  await expect(vera.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await vera.goto(`${vaglio.url}/user`);
  await expect(vera).toHaveURL(/\/login$/);
  await askForSecondFactor(false);
});

test('a password set by an admin must be changed at the next sign-in before the person can continue', async () => {
  await createVera();
  await followInvitation();
  await setPasswordOfVera();
  await expectSignedOut('User');

  const before = await vera.evaluate(() => history.length);
  await submitLogin(vera, { ...account, password: GIVEN });
  await expect(vera).toHaveURL(/\/change-password$/);
  expect(
    await vera.evaluate(() => [
      history.length,
      sessionStorage.getItem('suppressAutoRefresh'),
      localStorage.getItem('accessToken'),
    ]),
  ).toEqual([before, '1', null]);
  await expect(vera.getByText(account.email)).toBeVisible();
  await choosePassword('Zwölf Körner in der Spreu');
  await expect(vera.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await vera.evaluate(() => sessionStorage.getItem('suppressAutoRefresh'))).toBeNull();

  await vera.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(vera, { ...account, password: GIVEN });
  await expect(vera.getByRole('alert'), 'the given password is spent').toContainText('Login failed');
  await submitLogin(vera, { ...account, password: 'Zwölf Körner in der Spreu' });
  await expect(vera.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a reset link keeps the current password valid, and a deleted account cannot sign in', async () => {
  await createVera();
  await followInvitation();
  await rowOf(account.email).getByRole('button', { name: 'Reset PW' }).click();
  await admin
    .getByRole('dialog', { name: 'Send reset link' })
    .getByRole('button', { name: 'Make a link' })
    .click();
  await expect(admin.getByRole('textbox', { name: 'Reset link' })).toHaveValue(
    new RegExp(`^${vaglio.url}/change-password#`),
  );
  await admin.getByRole('button', { name: 'Done' }).click();
  await vera.getByRole('link', { name: 'User', exact: true }).click();
  await expect(vera.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await rowOf(account.email).getByRole('button', { name: 'Delete' }).click();
  await admin.keyboard.press('Enter');
  await expect(rowOf(account.email)).toHaveCount(0);
  // The page must not reopen from the cache.
  await expectSignedOut('Dashboard');
  await submitLogin(vera, account);
  await expect(vera.getByRole('alert')).toContainText('Login failed');
});

/** Expects the app to sign out after the session has ended, either after a rejected request or after a click. */
async function expectSignedOut(next: string) {
  const link = vera.getByRole('link', { name: next, exact: true });
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 5_000 });
    await expect(vera).toHaveURL(/\/login$/, { timeout: 5_000 });
  }).toPass();
}

const rowOf = (email: string) => admin.getByRole('row', { name: new RegExp(email) });

/** Creates the user's account with the keyboard only and checks the accessibility of its dialogs. */
async function createVera() {
  await admin.getByRole('button', { name: 'Create user' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Create user' });
  await expect(dialog.getByLabel('Nickname')).toBeFocused();
  await admin.keyboard.type(account.nickname);
  await admin.keyboard.press('Tab');
  await admin.keyboard.type(account.email);
  await dialog.getByRole('button', { name: 'Change role' }).press('Enter');
  await expect(admin.getByRole('radio', { name: 'user', exact: true })).toBeFocused();
  expect(await faults(), 'in the role dialog').toEqual([]);
  await admin.keyboard.press('Enter');
  await expect(dialog.getByLabel('Role', { exact: true })).toHaveValue('user');
  await dialog.getByLabel('Password', { exact: true }).fill(GIVEN);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(GIVEN);
  expect(await faults(), 'in the create dialog').toEqual([]);
  await admin.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowOf(account.email)).toContainText('user');
}

async function faults(): Promise<string[]> {
  const axe = await axeOf(admin);
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Returns the link with this path in the newest message to the user, or '' if no message contains it. */
function linkIn(path: string): string {
  const hers = vaglio.outbox().filter((message) => message.includes(`To: ${account.email}`));
  const links = hers.flatMap((message) => message.match(/http\S+tmpToken=\S+/g) ?? []);
  return links.filter((link) => link.startsWith(vaglio.url + path)).at(-1) ?? '';
}

async function followInvitation() {
  await expect.poll(() => linkIn('/change-password-first#')).toContain(vaglio.url);
  await vera.goto(linkIn('/change-password-first#'));
  await choosePassword(CHOSEN);
  await expect(vera.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function choosePassword(password: string) {
  await vera.getByLabel('New password', { exact: true }).fill(password);
  await vera.getByLabel('Confirm password', { exact: true }).fill(password);
  await vera.getByLabel('Confirm password', { exact: true }).press('Enter');
}

async function openEdit() {
  await rowOf(account.email).getByRole('button', { name: 'Edit' }).click();
  return admin.getByRole('dialog', { name: 'Edit user' });
}

async function makeSuper() {
  const dialog = await openEdit();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await admin.getByRole('radio', { name: 'super', exact: true }).check();
  await admin.getByRole('button', { name: 'Choose role' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(account.email)).toContainText('super');
}

async function disableVera() {
  const dialog = await openEdit();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByRole('dialog', { name: 'Disable account' })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Enable' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(account.email)).toContainText('disabled');
}

async function setPasswordOfVera() {
  await rowOf(account.email).getByRole('button', { name: 'Reset PW' }).click();
  await admin.getByRole('button', { name: 'Set a password directly' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Set new password' });
  await dialog.getByLabel('New password', { exact: true }).fill(GIVEN);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(GIVEN);
  await admin.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowOf(account.email)).toContainText('must change password');
}

/** Sets whether accounts with the role user need a second factor. */
async function askForSecondFactor(isAsked: boolean) {
  await admin.getByRole('button', { name: 'Sign-in rules' }).click();
  await admin.getByLabel('User', { exact: true }).setChecked(isAsked);
  await admin.getByRole('button', { name: 'Apply' }).click();
  await expect(admin.getByText('The rules apply from the next sign-in.')).toBeVisible();
}
