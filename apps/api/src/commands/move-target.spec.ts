import { Readable } from 'node:stream';
import { UsageError } from './command';
import { readMoveTarget } from './move-target';

const ADDRESS = 'postgres://vaglio:secret@db.example:5432/vaglio';
const OPEN = 'postgres://vaglio@db.example/vaglio';

const read = (args: string[], environment?: string, input = '') =>
  readMoveTarget({ args, environment, input: Readable.from([input]) });

test.each([
  ['an environment variable', [], ADDRESS, '', ADDRESS],
  ['a line of the standard input', [], undefined, `${ADDRESS}\n`, ADDRESS],
  ['an argument without a password', [OPEN], ADDRESS, '', OPEN],
])(
  'a database move reads the address of the new database from %s',
  async (_name, args, environment, input, address) => {
    expect(await read(args, environment, input)).toBe(address);
  },
);

test.each([ADDRESS, `${OPEN}?password=secret`])(
  'a database move refuses a password in its arguments without repeating it: %s',
  async (address) => {
    const refused = read([address]);
    await expect(refused).rejects.toThrow(/^Others on this machine can read /);
    await expect(refused).rejects.not.toThrow(/secret@|=secret/);
  },
);

test.each([[[OPEN, 'more']], [['mysql://a/b']], [[]]])(
  'a database move refuses the arguments %j as wrong usage',
  async (args) => {
    await expect(read(args)).rejects.toBeInstanceOf(UsageError);
  },
);
