import { screen, waitFor } from '@testing-library/react';
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

test('the page for a forgotten password explains what happens after the request', () => {
  renderWithApi(<ForgotPasswordPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByText("Enter your email address and we'll send you a reset link.")).toBeVisible();
  expect(screen.getByText(/^No message\? An administrator can give you a link\./)).toBeVisible();
});

test('the request for a reset link contains the trimmed email and no token of a signed-in person', async () => {
  signIn();
  const api = await ask({});
  expect(await screen.findByText(SENT)).toBeVisible();
  const [call] = api.callsOf(CALL);
  expect([call?.body, call?.headers.get('Authorization')]).toEqual([{ email: 'ann@x.ch' }, null]);
});

const SETTINGS = 'GET /auth/notifications/settings';

test('if mail is not configured, an administrator sees a note when requesting a reset link', async () => {
  signIn({ role: 'admin' });
  const api = fakeApi({ [CALL]: {}, [SETTINGS]: { is_mail_configured: false } });
  const { user } = renderWithApi(<ForgotPasswordPage />, api, { wrapper: ThemeRoot });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Mail is not set up, so nobody receives a message. Make a reset link in Users and give it to the person yourself.',
  );
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/configurations#users');
  await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test.each([
  ['if mail is configured', { is_mail_configured: true }],
  ['if the server does not return the mail configuration', () => ({ status: 500 })],
])(
  'an administrator sees the same confirmation of a reset link as other people %s',
  async (_case, answer) => {
    signIn({ role: 'admin' });
    const api = fakeApi({ [CALL]: {}, [SETTINGS]: answer });
    const { user } = renderWithApi(<ForgotPasswordPage />, api, { wrapper: ThemeRoot });
    await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(SENT)).toBeVisible();
  },
);

test('a signed-in person without admin rights sees nothing about the mail configuration', async () => {
  signIn({ role: 'user' });
  const api = await ask({});
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(api.callsOf(SETTINGS)).toEqual([]);
});

test('an empty email shows an error before a request for a reset link is sent', async () => {
  const api = await ask({}, '   ');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('while a reset link is requested the button reads Sending…', async () => {
  await ask(unanswered);
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    "the server's message",
    () => ({ status: 429, body: { error: 'Too many requests.' } }),
    'Too many requests.',
  ],
  [
    'a default text if the server returns no message',
    () => ({ status: 500 }),
    'Password reset request failed.',
  ],
  ['a default text if the server cannot be reached', unreachable, 'Password reset request failed.'],
])('a failed request for a reset link shows %s', async (_name, answer, text) => {
  await ask(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test.each([
  ['named', 'Only accounts with a password receive a reset link. People sign in with Acme', 1],
  ['nobody', 'People sign in with Acme, and get a new password there', 0],
] as const)(
  "with password sign-in for '%s' accounts, the page for a forgotten password explains where people sign in",
  (passwordSignIn, text, fields) => {
    const page = <ForgotPasswordPage signInWith="Acme" passwordSignIn={passwordSignIn} />;
    renderWithApi(page, fakeApi(), { wrapper: ThemeRoot });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.queryAllByLabelText('Email')).toHaveLength(fields);
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeVisible();
  },
);
