import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { DIALOG_OF_PASSKEYS } from './dialog-steps';
import { startInstallation, type Installation } from './installation';
import { ADMIN, signIn, submitLogin, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

/** Adds a virtual platform authenticator that confirms without user interaction. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(`a passkey can be added, used alone or after the password, and removed; ${DIALOG_OF_PASSKEYS} is accessible`, async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.goto(`${vaglio.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toHaveCount(0);
  await signIn(page, vaglio.url);

  await page.goto(`${vaglio.url}/user`);
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Work laptop');
  await page.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(card.getByText('Not used yet')).toBeVisible();

  await card.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  const faults: string[] = [];
  for (const look of LOOKS.filter(({ width }) => width !== 768)) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look, '[role="dialog"]')));
  }
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible();

  // The passkey alone signs in without an email address, and the requested page opens.
  await page.goto(`${vaglio.url}/user`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText(/Last used/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  // The passkey is the second factor, used by keyboard.
  await submitLogin(page);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.goto(`${vaglio.url}/user`);
  await card.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(card.getByText('No passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, vaglio.url);

  // The role now requires a second factor, so the user sets up a passkey by keyboard during sign-in.
  await page.goto(`${vaglio.url}/configurations#users`);
  await page.getByRole('button', { name: 'Sign-in rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Sign-in rules' });
  await rules.getByLabel('Admin').check();
  await rules.getByRole('button', { name: 'Apply' }).click();
  await expect(rules).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page);
  await expect(page.getByRole('button', { name: 'Set up a passkey' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  for (const look of LOOKS.filter(({ width }) => width !== 768)) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look, 'main')));
  }
  expect(faults).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
