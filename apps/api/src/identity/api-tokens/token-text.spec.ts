import { isTokenText, newTokenText } from './token-text';

test('an API token is recognized by its prefix and its checksum', () => {
  const token = newTokenText();
  expect(token).toMatch(/^vgl_[\w-]{48}$/);
  expect(isTokenText(token)).toBe(true);
  expect(isTokenText(`${token}0`)).toBe(false);
  expect(isTokenText(token.replace('vgl_', 'vgl-'))).toBe(false);
  const other = token[10] === 'a' ? 'b' : 'a';
  expect(isTokenText(`${token.slice(0, 10)}${other}${token.slice(11)}`)).toBe(false);
});

test('two generated API tokens differ', () => expect(newTokenText()).not.toBe(newTokenText()));
