import { backupFailure } from './backup-failure';

test.each([
  ['ENOSPC', 'A disk is full. (ENOSPC)'],
  ['EACCES', 'A file or folder may not be used by the user of the server. (EACCES)'],
  ['EROFS', 'A disk can only be read. (EROFS)'],
  ['ENOENT', 'A file or folder is missing. (ENOENT)'],
  ['EIO', 'A disk cannot be read or written: it may be damaged. (EIO)'],
  ['53100', 'The disk of the database is full. (53100)'],
  ['58030', 'The disk of the database cannot be read or written: it may be damaged. (58030)'],
  ['23505', 'Error 23505'],
])('the backup error %s is reported as: %s', (code, words) => {
  expect(backupFailure(Object.assign(new Error('of the system'), { code }))).toBe(words);
});

test('the server’s own backup errors keep their text, and long texts are truncated', () => {
  expect(backupFailure(new Error('There is no backup.'))).toBe('There is no backup.');
  expect(backupFailure(new Error('x'.repeat(2_000)))).toHaveLength(1_000);
});
