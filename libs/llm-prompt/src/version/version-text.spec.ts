import { versionText } from './version-text';

test('a version without a number is called this version', () => {
  expect([versionText({ version: 7 }), versionText({})]).toEqual(['Version 7', 'This version']);
});
