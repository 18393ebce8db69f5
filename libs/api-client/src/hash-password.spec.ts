import { passwordDigest, tryWithProof, withPassword, withProof } from './hash-password';
import { sha256Hex } from './sha256-hex';

const WORDS = ['Zürich-Nüsse', 'café crème', 'ångström-3', 'Łódź-ćma', 'naïve Grüße', '각나다라마바사'];

test.each(WORDS)('the password %s has the same digest in both Unicode forms', async (word) => {
  const [composed, decomposed] = [word.normalize('NFC'), word.normalize('NFD')];
  expect(composed).not.toBe(decomposed);
  expect(await passwordDigest(decomposed)).toBe(await passwordDigest(composed));
  expect(await passwordDigest(composed)).toBe(await sha256Hex(composed));
});

test.each(WORDS)(
  'the password %s that was stored in decomposed form is accepted at the second attempt',
  async (word) => {
    const stored = await sha256Hex(word.normalize('NFD'));
    const sent: string[] = [];
    const call = (digest: string) => {
      sent.push(digest);
      return Promise.resolve(digest === stored);
    };
    expect(await withPassword(word, call, (isRight) => !isRight)).toBe(true);
    expect(sent).toEqual([await sha256Hex(word.normalize('NFC')), stored]);
  },
);

test.each(['otter-violin-42', 'ßøł-æ-đ'])(
  'a wrong password without accents (%s) is sent only once',
  async (word) => {
    const call = jest.fn(() => Promise.resolve('refused'));
    expect(await withPassword(word, call, () => true)).toBe('refused');
    expect(call).toHaveBeenCalledTimes(1);
  },
);

test('a refused password with accents is retried once, and an unrelated error is not retried', async () => {
  const call = jest.fn(() => Promise.resolve({ error: { status: 429 } }));
  expect(await withProof('Zürich', call)).toEqual({ error: { status: 429 } });
  expect(call).toHaveBeenCalledTimes(1);
  const refused = jest.fn(() => Promise.resolve({ error: { status: 400 } }));
  await withProof('Zürich', refused);
  expect(refused).toHaveBeenCalledTimes(2);
});

test('a person without a password sends no password', async () => {
  const call = (proof: object) => Promise.resolve({ data: proof, error: undefined });
  expect(await tryWithProof('', 'Failed', call)).toEqual({ data: {}, error: undefined });
});
