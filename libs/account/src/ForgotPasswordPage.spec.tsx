import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, unanswered, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const CALL = 'POST /auth/change-password';
const SENT = 'If this email exists, we sent a reset link. Please check your inbox.';

async function ask(answer: unknown, email = '  ann@x.ch ') {
  const api = fakeApi({ [CALL]: answer });
  const { user } = renderWithApi(<ForgotPasswordPage />, api, { wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  return api;
}

test('the card says what happens', () => {
  renderWithApi(<ForgotPasswordPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByText("Enter your email address and we'll send you a reset link.")).toBeVisible();
  expect(screen.getByText(/^No message\? An administrator can give you a link\./)).toBeVisible();
});

test('the trimmed email is sent, without the bearer of a signed-in person', async () => {
  signIn();
  const api = await ask({});
  expect(await screen.findByText(SENT)).toBeVisible();
  const [call] = api.callsOf(CALL);
  expect([call?.body, call?.headers.get('Authorization')]).toEqual([{ email: 'ann@x.ch' }, null]);
});

test('an empty email is asked for before anything is sent', async () => {
  const api = await ask({}, '   ');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('while busy the button reads Sending…', async () => {
  await ask(unanswered);
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ["the server's text", () => ({ status: 429, body: { error: 'Too many requests.' } }), 'Too many requests.'],
  ['the fallback without one', () => ({ status: 500 }), 'Password reset request failed.'],
  ['the fallback without an answer', unreachable, 'Password reset request failed.'],
])('a failure shows %s', async (_name, answer, text) => {
  await ask(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test.each([
  ['named', 'Only a few accounts have a password here, and get a reset link. People sign in with Acme', 1],
  ['nobody', 'People sign in with Acme, and get a new password there', 0],
] as const)('where %s has a password the card says where people sign in', (passwordSignIn, text, fields) => {
  const page = <ForgotPasswordPage signInWith="Acme" passwordSignIn={passwordSignIn} />;
  renderWithApi(page, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.queryAllByLabelText('Email')).toHaveLength(fields);
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeVisible();
});
