import { sha256Hex } from './sha256-hex';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['pässwört', 'cb09d5a0b18f824486c1897881835055e9783f7a5887245ea009d324691bb70a'],
])('the SHA-256 digest of %j is the lower-case hexadecimal digest of its UTF-8 bytes', async (text, digest) =>
  expect(await sha256Hex(text)).toBe(digest),
);

test('hashing in a browser without Web Crypto fails with a clear message', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  await expect(sha256Hex('abc')).rejects.toThrow(
    'Web Crypto API (crypto.subtle) is not available in this environment.',
  );
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
