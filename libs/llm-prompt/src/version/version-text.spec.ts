import { versionText } from './version-text';

test('a prompt version without a number is called this version', () => {
  expect([versionText({ version: 7 }), versionText({})]).toEqual(['Version 7', 'This version']);
});
