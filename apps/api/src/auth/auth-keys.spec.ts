import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAuthKeys } from './auth-keys';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the first start makes three different keys that only the owner can read, later starts read them', async () => {
  const keys = await readAuthKeys(dataDir);
  expect(new Set(Object.values(keys).map((key) => Buffer.from(key).toString('hex'))).size).toBe(3);
  const files = readdirSync(join(dataDir, 'keys'));
  expect(files.sort()).toEqual(['pepper.key', 'refresh.key', 'token.key']);
  expect(files.map((file) => statSync(join(dataDir, 'keys', file)).mode & 0o777)).toEqual([
    0o600, 0o600, 0o600,
  ]);
  expect(await readAuthKeys(dataDir)).toEqual(keys);
});

test('many starts at the same moment agree on the keys and leave no draft behind', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => readAuthKeys(dataDir)));
  for (const keys of others) expect(keys).toEqual(first);
  expect(readdirSync(join(dataDir, 'keys'))).toHaveLength(3);
});

test.each(['', 'short', 'g'.repeat(64)])(
  'a key file that holds %j stops the start by its name',
  async (text) => {
    await readAuthKeys(dataDir);
    writeFileSync(join(dataDir, 'keys', 'pepper.key'), text);
    await expect(readAuthKeys(dataDir)).rejects.toThrow(/pepper\.key must hold 64 hex digits/);
  },
);
