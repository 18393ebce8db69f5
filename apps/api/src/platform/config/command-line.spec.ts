import { commandLine, usageOf } from './command-line';

const [node = 'node', program = ''] = process.argv;
afterEach(() => process.argv.splice(0, 2, node, program));

test('a command is typed with npm in the repository and with its program in the package', () => {
  expect(commandLine('doctor')).toBe('npm run doctor');
  expect(commandLine('keys', 'drop', 'token')).toBe('npm run keys -- drop token');
  process.argv.splice(0, 2, node, '/opt/vaglio/vaglio.mjs');
  expect(commandLine('doctor')).toBe('node vaglio.mjs doctor');
  expect(commandLine('keys', 'drop', 'token')).toBe('node vaglio.mjs keys drop token');
});

test('what a command may be given is explained in one column', () => {
  const usage = usageOf('backup', [
    ['x.backup'],
    ['', 'where BACKUP_DIR is set'],
    ['new-key FILE', 'a key for encrypted backups'],
  ]);
  expect(usage).toBe(
    [
      'Usage: npm run backup -- x.backup',
      '       npm run backup                   where BACKUP_DIR is set',
      '       npm run backup -- new-key FILE   a key for encrypted backups',
    ].join('\n'),
  );
});
