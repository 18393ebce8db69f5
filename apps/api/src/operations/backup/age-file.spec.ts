import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { decryptFile, encrypted, MistypedRecipient } from './age-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaglio-age-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['truncated', (key: string) => key.slice(0, -1)],
  ['with a wrong character', (key: string) => key.slice(0, -1) + (key.endsWith('Q') ? 'P' : 'Q')],
  ['followed by another word', (key: string) => `${key} # ours`],
  ['of another type', (key: string) => key.replace('KEY-1', 'KEY-PQ-1')],
])('an invalid secret key of a backup (%s) is refused without being quoted', async (_, mistype) => {
  const identityFile = join(folder, 'identity.txt');
  writeFileSync(identityFile, `# made today\n${mistype(await generateIdentity())}\n`);
  const failure = decryptFile(__filename, identityFile, join(folder, 'plain')).then(
    () => 'none',
    (error: unknown) => String(error),
  );
  expect(await failure).toBe(`Error: ${identityFile} holds a line that is no secret key of age.`);
  expect(await failure).not.toContain('AGE-SECRET-KEY');
});

test('an invalid public key and an unreadable backup give different errors', async () => {
  const recipient = await identityToRecipient(await generateIdentity());
  await expect(encrypted(Readable.from(['text']), [`${recipient}x`])).rejects.toBeInstanceOf(
    MistypedRecipient,
  );
  const failing = new Readable({ read() {} });
  const encrypting = await encrypted(failing, [recipient]);
  failing.destroy(new Error('A disk cannot be read.'));
  await expect(encrypting.toArray()).rejects.toThrow('A disk cannot be read.');
});
