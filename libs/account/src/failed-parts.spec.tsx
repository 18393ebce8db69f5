import { screen } from '@testing-library/react';
import { aUser, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from './LoginPage';
import { ProfilePage } from './ProfilePage';

// Simulates a newer build that no longer contains these scripts.
jest.mock('./beyond-password', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('./provider/ProviderCard', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const failedPart = () => screen.findByText('This part of the page could not be loaded.');

test('the login form keeps its input if the other sign-in methods cannot be loaded', async () => {
  const { user } = renderWithApi(<LoginPage signInWith="Acme" />, fakeApi(), { wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  expect(await failedPart()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ann@x.ch');
});

test('the profile remains usable if the provider card cannot be loaded', async () => {
  const api = fakeApi({ 'GET /auth/user': aUser(), 'GET /auth/sessions': { items: [], total: 0 } });
  renderWithApi(<ProfilePage signInWith="Acme" />, api, { wrapper: ThemeRoot });
  expect(await failedPart()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeVisible();
});
