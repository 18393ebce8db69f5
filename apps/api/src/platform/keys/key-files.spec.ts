import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyFile, readKeyFile, readKeyRing, replaceKeyFile } from './key-files';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const hex = (digit: string) => digit.repeat(64);

test('a key file is readable only by its owner and returns the same key at each start', async () => {
  const made = await makeKeyFile(dataDir, 'pepper');
  expect(made).toHaveLength(1);
  expect(made[0]).toHaveLength(32);
  expect(statSync(join(dataDir, 'keys', 'pepper.key')).mode & 0o777).toBe(0o600);
  expect(await readKeyFile(dataDir, 'pepper')).toEqual(made);
});

test('many simultaneous starts use the same key and leave no temporary key file', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, () => makeKeyFile(dataDir, 'token')),
  );
  for (const ring of others) expect(ring).toEqual(first);
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(['token.key']);
});

test('a key file that cannot be replaced leaves no temporary file with keys', async () => {
  const keys = join(dataDir, 'keys');
  mkdirSync(join(keys, 'token.key'), { recursive: true });
  await expect(replaceKeyFile(dataDir, 'token', [Buffer.from(hex('a'), 'hex')])).rejects.toThrow();
  expect(readdirSync(keys)).toEqual(['token.key']);
});

test('the first line of a key file is the current key, and the other lines are previous keys', async () => {
  await makeKeyFile(dataDir, 'token');
  writeFileSync(join(dataDir, 'keys', 'token.key'), `${hex('b')}\n${hex('a')}\n`);
  expect(await readKeyFile(dataDir, 'token')).toEqual([
    Buffer.from(hex('b'), 'hex'),
    Buffer.from(hex('a'), 'hex'),
  ]);
});

test.each(['', 'short', hex('g'), `${hex('a')}\nshort`])(
  'a key file with the content %j stops the start, and the message names the file',
  async (text) => {
    await makeKeyFile(dataDir, 'pepper');
    writeFileSync(join(dataDir, 'keys', 'pepper.key'), text);
    await expect(readKeyFile(dataDir, 'pepper')).rejects.toThrow(/pepper\.key must hold 64 hex digits/);
  },
);

test('reading a missing key file returns no key and no error', async () => {
  expect(await readKeyFile(dataDir, 'refresh')).toBeNull();
});

test.each([
  [hex('a'), 1],
  [` ${hex('a')}, ${hex('b')} `, 2],
  [Array.from({ length: 8 }, () => hex('c')).join(','), 8],
])('the text %j contains %i keys', (text, count) => expect(readKeyRing(text)).toHaveLength(count));

test.each(['', ',', hex('A'), `${hex('a')},x`, Array.from({ length: 9 }, () => hex('c')).join(',')])(
  'the text %j contains no valid keys',
  (text) => expect(readKeyRing(text)).toBeUndefined(),
);
