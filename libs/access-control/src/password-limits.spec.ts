import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-limits';

test('a password has 8 to 256 characters', () =>
  expect([MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH]).toEqual([8, 256]));
