import { versionWords } from './version-words';

test('a version without a number is called this version', () => {
  expect([versionWords({ version: 7 }), versionWords({})]).toEqual(['Version 7', 'This version']);
});
