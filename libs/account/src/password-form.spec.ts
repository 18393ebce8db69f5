import { checkLogin } from './login-form';
import { checkNewPassword, checkOwnPassword } from './password-form';

test.each([
  ['', 'longenough', 'email', 'Please enter your email.'],
  ['   ', 'longenough', 'email', 'Please enter your email.'],
  ['ann', 'longenough', 'email', 'Please enter a whole email address.'],
  ['ann@x.ch', '', 'password', 'Please enter your password.'],
  ['ann@x.ch', '1234567', 'password', 'Use at least 8 characters.'],
])(
  'a login with the email %j and the password %j shows at the field %s: %s',
  (email, password, field, text) => expect(checkLogin({ email, password })).toEqual({ field, text }),
);

test.each(['12345678', 'пароль12', '🔑🔑🔑🔑🔑🔑🔑🔑'])(
  'the password %j is long enough to sign in',
  (password) => expect(checkLogin({ email: ' ann@x.ch ', password })).toBeNull(),
);

test.each([
  ['12345678', '12345679', { field: 'confirmation', text: 'New password and confirmation do not match.' }],
  ['1234567', '123456', { field: 'confirmation', text: 'New password and confirmation do not match.' }],
  ['1234567', '1234567', { field: 'next', text: 'Use at least 8 characters.' }],
  ['🔑🔑🔑🔑🔑🔑🔑', '🔑🔑🔑🔑🔑🔑🔑', { field: 'next', text: 'Use at least 8 characters.' }],
  ['12345678', '12345678', null],
])('a new password %j with the confirmation %j has the error %j', (next, confirmation, problem) =>
  expect(checkNewPassword({ next, confirmation })).toEqual(problem),
);

test.each([
  ['', '12345678', 'current'],
  ['old-password', '', 'next'],
])(
  'a password change in the profile needs the current (%j) and the new (%j) password',
  (current, next, field) =>
    expect(checkOwnPassword({ current, next, confirmation: next })).toEqual({
      field,
      text: 'Please fill current and new password.',
    }),
);

test('the profile also checks the length of the new password', () =>
  expect(checkOwnPassword({ current: 'old', next: '12345678', confirmation: '1234' })?.text).toBe(
    'New password and confirmation do not match.',
  ));
