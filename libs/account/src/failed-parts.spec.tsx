import { screen } from '@testing-library/react';
import { aUser, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from './LoginPage';
import { ProfilePage } from './ProfilePage';

// As when a newer build has replaced these scripts.
jest.mock('./beyond-password', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('./provider/ProviderCard', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const failedPart = () => screen.findByText('This part of the page could not be loaded.');

test('the login form stays with what was typed if the other ways to sign in cannot be loaded', async () => {
  const { user } = renderWithApi(<LoginPage signInWith="Acme" />, fakeApi(), { wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  expect(await failedPart()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ann@x.ch');
});

test('the profile stays if the card of the sign-in provider cannot be loaded', async () => {
  const api = fakeApi({ 'GET /auth/user': aUser(), 'GET /auth/sessions': { items: [], total: 0 } });
  renderWithApi(<ProfilePage signInWith="Acme" />, api, { wrapper: ThemeRoot });
  expect(await failedPart()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeVisible();
});
