import { dictionary } from '@zxcvbn-ts/language-common';
import { isEasyPassword } from './easy-passwords';
import { digestOf } from './password-hash';

test.each([
  '',
  ' ',
  '~',
  'aZ~',
  '   ',
  'password',
  'Password',
  'qwertyuiop',
  'Passw0rd!',
  'contraseña',
  'Schweiz123',
])('the password "%s" is easy to guess', async (text) =>
  expect(await isEasyPassword(digestOf(text))).toBe(true),
);

test.each(['heron-lamp-quartz-17', 'correct horse battery staple', 'aZ~\u00e9', 'pASSWORD-', '0f3kd92mz'])(
  'the password "%s" is not a common password',
  async (text) => expect(await isEasyPassword(digestOf(text))).toBe(false),
);

test.each(
  (
    '22222222 aaaaaaaaaa 12121212 abababab qweqweqwe 123123123123 19901990 asdfasdf 09876543 98765432 poiuytrewq ' +
    '24121987 19871224'
  ).split(' '),
)('the password "%s" is easy to guess by its pattern', async (text) =>
  expect(await isEasyPassword(digestOf(text))).toBe(true),
);

test('every common password of eight characters or more is refused, even with a capital letter', async () => {
  const words = dictionary['passwords-common'].filter((word) => word.length >= 8);
  expect(words.length).toBeGreaterThan(15_000);
  const missing = [];
  for (const word of words) {
    if (!(await isEasyPassword(digestOf(word)))) missing.push(word);
    if (!(await isEasyPassword(digestOf(word.charAt(0).toUpperCase() + word.slice(1))))) missing.push(word);
  }
  expect(missing).toEqual([]);
});

test('none of 100,000 random texts is treated as a common password', async () => {
  const taken = [];
  for (let i = 0; i < 100_000; i++) if (await isEasyPassword(digestOf(`other-${i}-text`))) taken.push(i);
  expect(taken).toEqual([]);
});

test('requests are served while the digests of common passwords are computed', async () => {
  // Loads the module again, because the digests are computed only once.
  delete require.cache[require.resolve('./easy-passwords')];
  const fresh = await import('./easy-passwords');
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await fresh.isEasyPassword(digestOf('x'));
  isDone = true;
  // Waiting tasks run after each slice of a few milliseconds. All slices together take one second.
  expect(turns).toBeGreaterThan(20);
});
