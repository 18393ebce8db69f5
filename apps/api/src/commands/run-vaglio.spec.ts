import { COMMANDS } from './commands';
import { runVaglio } from './run-vaglio';

async function vaglio(...args: string[]) {
  const printed = { out: '', err: '' };
  const code = await runVaglio(args, {
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  return { code, ...printed };
}

test.each([[['--help']], [['-h']], [['help']]])(
  'vaglio %j lists every command with its purpose',
  async (args) => {
    const { code, out, err } = await vaglio(...args);
    expect([code, err]).toEqual([0, '']);
    for (const [name, { summary }] of Object.entries(COMMANDS))
      expect(out).toMatch(new RegExp(`^  ${name} +${summary.replaceAll(/[()]/g, '.')}$`, 'm'));
  },
);

test('vaglio without a command prints the list of commands to stderr and exits with code 2', async () => {
  const { code, out, err } = await vaglio();
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^Usage: vaglio COMMAND/);
});

test.each([[['backup', '--help']], [['help', 'backup']], [['backup', 'x.backup', '-h']]])(
  'vaglio %j explains the forms of a command in one column without running it',
  async (args) => {
    expect(await vaglio(...args)).toEqual({
      code: 0,
      out: [
        'Usage: vaglio backup vaglio-2026-11-22.backup',
        '       vaglio backup                            where BACKUP_DIR or BACKUP_S3_URL is set',
        '       vaglio backup new-key FILE               create a secret key for encrypted backups',
        '',
        'Write database, keys and settings to a file, while Vaglio runs.',
        '',
      ].join('\n'),
      err: '',
    });
  },
);

test.each([
  ['bakcup', ' Did you mean backup?'],
  ['verify', ' Did you mean verify-audit?'],
  ['key', ' Did you mean keys?'],
  ['constructor', ''],
  ['drop-tables', ''],
])('an unknown vaglio command exits with code 2 and suggests the nearest command: %s', async (name, hint) => {
  expect(await vaglio(name)).toEqual({
    code: 2,
    out: '',
    err: `There is no command "${name}".${hint} vaglio --help lists the commands.\n`,
  });
});

test.each([
  ['start', ['now']],
  ['doctor', ['now']],
  ['backup', ['one.backup', 'two.backup']],
  ['restore', []],
  ['restore', ['--force', 'one.backup']],
  ['restore-test', ['one.backup', 'two.backup']],
  ['move', ['mysql://a/b']],
  ['upgrade-database', []],
  ['keys', ['rotate']],
  ['keys', ['rotate', 'toString']],
  ['keys', ['rotate', 'token', '--all-restarted']],
  ['keys', ['adopt', 'token']],
  ['create-admin', []],
  ['verify-audit', ['--seal']],
  ['erase', []],
  ['erase', ['--again', '8b0c6c1e']],
  ['seed', ['--startups', '0']],
])('vaglio %s %j prints the usage of the command and exits with code 2', async (name, args) => {
  const { code, out, err } = await vaglio(name, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(new RegExp(`^(.+\n)?Usage: vaglio ${name}`));
});

test('a failed command exits with code 1 and prints only its message', async () => {
  const { code, out, err } = await vaglio('backup', 'new-key', '/nowhere/at/all/key.txt');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('/nowhere/at/all/key.txt');
  expect(err).not.toContain('Usage');
});
