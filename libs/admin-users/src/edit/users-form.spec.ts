import { checkForced } from '../password/password-form';
import { checkUser, NEW_USER, toNewAccount, type UserForm } from './users-form';

const FULL: UserForm = {
  ...NEW_USER,
  userId: null,
  nickname: 'ann',
  email: 'ann@x.ch',
  role: 'user',
  password: 'long enough',
  confirmation: 'long enough',
};
const KNOWN: UserForm = { ...FULL, userId: '8', password: '', confirmation: '' };

test.each<[string, UserForm, string | null, string]>([
  ['an empty form', NEW_USER, 'nickname', 'Nickname is required.'],
  ['a blank nickname', { ...FULL, nickname: '  ' }, 'nickname', 'Nickname is required.'],
  ['a nickname without an email', { ...NEW_USER, nickname: 'ann' }, 'email', 'Email is required.'],
  ['a missing role', { ...FULL, role: '' }, 'role', 'Please choose a role.'],
  ['a missing role and password', { ...FULL, role: '', password: '' }, 'role', 'Please choose a role.'],
  ['a missing password', { ...FULL, password: '', confirmation: '' }, 'password', 'Password is required.'],
  [
    'a confirmation that differs from the password',
    { ...FULL, confirmation: 'long enougH' },
    'confirmation',
    'Passwords do not match.',
  ],
  [
    'a password of 7 characters',
    { ...FULL, password: '7 chars', confirmation: '7 chars' },
    'password',
    'Use at least 8 characters.',
  ],
  ['an edit without an id', { ...KNOWN, userId: '' }, null, 'Missing user id.'],
  [
    'an edit with a new password but without an id',
    { ...KNOWN, userId: '', password: 'a' },
    null,
    'Missing user id.',
  ],
  ['an edit without a role', { ...KNOWN, role: '' }, 'role', 'Please choose a role.'],
  [
    'an edit with an unconfirmed password',
    { ...KNOWN, password: 'long enough' },
    'confirmation',
    'Passwords do not match.',
  ],
])('the user form refuses %s', (_name, form, field, text) =>
  expect(checkUser(form)).toEqual({ field, text }),
);

test.each([
  ['a new account', FULL],
  ['an edit without a new password', KNOWN],
  ['an edit with a new password', { ...KNOWN, password: '8 symbols', confirmation: '8 symbols' }],
])('the user form accepts %s', (_name, form) => expect(checkUser(form)).toBeNull());

test('the nickname of a new user is trimmed and sent as user name and name', () =>
  expect(toNewAccount({ ...FULL, nickname: ' ann ', email: ' ann@x.ch ' })).toEqual({
    email: 'ann@x.ch',
    username: 'ann',
    name: 'ann',
  }));

test('an invitation needs no password and contains the names and the write permission', () => {
  const invited: UserForm = {
    ...FULL,
    entry: 'mail',
    firstName: ' Anna ',
    lastName: 'Keller',
    canWrite: true,
    password: '',
  };
  expect(checkUser(invited)).toBeNull();
  const named = { email: 'ann@x.ch', username: 'ann', name: 'ann', first_name: 'Anna', last_name: 'Keller' };
  expect(toNewAccount(invited)).toEqual({ ...named, scopes: ['investments:write'] });
  expect(toNewAccount({ ...invited, role: 'admin' })).toEqual(named);
});

test.each([
  ['', '', 'password', 'Please enter and confirm the new password.'],
  ['long enough', '', 'confirmation', 'Please enter and confirm the new password.'],
  ['', 'long enough', 'password', 'Please enter and confirm the new password.'],
  ['long enough', 'long enougH', 'confirmation', 'Passwords do not match.'],
  ['short', 'short', 'password', 'Use at least 8 characters.'],
])(
  'a forced password change to %j with the confirmation %j is refused',
  (password, confirmation, field, text) =>
    expect(checkForced({ password, confirmation })).toEqual({ field, text }),
);

test('a password of 8 emoji has 8 characters', () =>
  expect(checkForced({ password: '🌾'.repeat(8), confirmation: '🌾'.repeat(8) })).toBeNull());
