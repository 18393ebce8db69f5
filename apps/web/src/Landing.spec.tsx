import { act, fireEvent, screen } from '@testing-library/react';
import { anExpiredToken, fakeApi, renderWithApi, signIn } from '@vaglio/test-kit';
import { storeToken } from '@vaglio/auth-session';
import { ThemeRoot } from '@vaglio/ui';
import { Landing } from './Landing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => renderWithApi(<Landing />, fakeApi(), { wrapper: ThemeRoot });
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

test('the landing page shows Welcome and Loading your workspace >', () => {
  open();
  expect(screen.getByText('Welcome')).toBeVisible();
  expect(screen.getByText('Loading your workspace >')).toBeVisible();
});

test('without a token the landing page continues to /login after 2 seconds', async () => {
  const { path } = open();
  await pass(1999);
  expect(path()).toBe('/');
  await pass(1);
  expect(path()).toBe('/login');
});

test('with a valid token the landing page continues to /dashboard', async () => {
  signIn();
  const { path } = open();
  await pass(2000);
  expect(path()).toBe('/dashboard');
});

test('with an expired token the landing page continues to /login', async () => {
  storeToken(anExpiredToken());
  const { path } = open();
  await pass(2000);
  expect(path()).toBe('/login');
});

test.each([
  ['a click', () => fireEvent.click(screen.getByRole('button'))],
  ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ['Space', () => fireEvent.keyDown(document.body, { key: ' ' })],
])('%s skips the wait on the landing page', async (_name, goOn) => {
  const { path } = open();
  goOn();
  await pass(0);
  expect(path()).toBe('/login');
});

test('other keys do not skip the wait on the landing page', async () => {
  const { path } = open();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(0);
  expect(path()).toBe('/');
});

test('the hover transition of the landing card takes 350 ms', () => {
  open();
  expect(getComputedStyle(screen.getByRole('button')).transition).toContain('350ms');
});
