import { decodeText } from './decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'utf8')] : part)));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each<[string, Uint8Array, string[], string, string, number]>([
  ['valid UTF-8 declared as iso-8859-1', utf8('Zürcher Äpfel'), ['iso-8859-1'], 'Zürcher Äpfel', 'utf-8', 0],
  ['valid UTF-8 declared as UTF-16', utf8('<a>Zürich</a>'), ['utf-16'], '<a>Zürich</a>', 'utf-8', 0],
  ['valid UTF-8 declared as windows-1251', utf8('Žižkov'), ['windows-1251'], 'Žižkov', 'utf-8', 0],
  ['UTF-8 with a byte order mark', bytesOf([0xef, 0xbb, 0xbf], 'é'), ['windows-1252'], 'é', 'utf-8', 0],
  ['plain ASCII', utf8('abc'), ['shift_jis'], 'abc', 'utf-8', 0],
  ['an empty text', new Uint8Array(), [], '', 'utf-8', 0],
  [
    'UTF-8 with one invalid byte',
    bytesOf('für Bäche, Grü', [0xe9], 'n'),
    ['utf-8'],
    'für Bäche, Grü\uFFFDn',
    'utf-8',
    1,
  ],
  [
    'UTF-8 truncated within a character',
    bytesOf('Züri, Genève, Gr', [0xc3]),
    [],
    'Züri, Genève, Gr\uFFFD',
    'utf-8',
    1,
  ],
  [
    'UTF-8 that contains the replacement character',
    bytesOf('ä\uFFFDö ü', [0xff]),
    ['iso-8859-1'],
    'ä\uFFFDö ü\uFFFD',
    'utf-8',
    1,
  ],
  [
    'Cyrillic UTF-8 with one invalid byte',
    bytesOf('Москва', [0xe9], '.'),
    ['koi8-r'],
    'Москва\uFFFD.',
    'utf-8',
    1,
  ],
  [
    'windows-1252 declared as UTF-8',
    latin1('Z\u00FCrich \u0096 Gen\u00E8ve'),
    ['utf-8'],
    'Zürich – Genève',
    'windows-1252',
    0,
  ],
  ['windows-1252 without a declaration', latin1('soci\u00E9t\u00E9'), [], 'société', 'windows-1252', 0],
  [
    'capital letters before quotation marks',
    latin1('\u0093CAF\u00C9\u0094, \u0093CAF\u00C9\u0094, Z\u00FCrich'),
    [],
    '“CAFÉ”, “CAFÉ”, Zürich',
    'windows-1252',
    0,
  ],
  [
    'declared windows-1250',
    bytesOf([0xc8], 'edi', [0xe8, 0x20, 0xd8], 'e', [0x9e]),
    ['windows-1250'],
    'Čedič Řež',
    'windows-1250',
    0,
  ],
  [
    'several declared names of which only the second is known',
    bytesOf([0xc8], 'edi', [0xe8]),
    ['x-unknown', 'cp1250', 'latin1'],
    'Čedič',
    'windows-1250',
    0,
  ],
  ['declared iso-8859-2', bytesOf([0xa9], 'koda'), ['ISO-8859-2'], 'Škoda', 'iso-8859-2', 0],
  [
    'Mac Roman without a declaration',
    bytesOf('Z', [0x9f], 'rcher Br', [0x9f], 'he, Gen', [0x8f], 've'),
    [],
    'Zürcher Brühe, Genève',
    'macintosh',
    0,
  ],
  ['declared Mac Roman', bytesOf('K', [0x9a], 'ln'), ['macintosh'], 'Köln', 'macintosh', 0],
  [
    'iso-2022-jp',
    bytesOf([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42]),
    ['iso-2022-jp'],
    '日',
    'iso-2022-jp',
    0,
  ],
  ['UTF-16 with a byte order mark', bytesOf([0xff, 0xfe, 0x5a, 0, 0xfc, 0]), ['utf-8'], 'Zü', 'utf-16le', 0],
  [
    'declared Cyrillic UTF-16',
    bytesOf([0x1c, 4, 0x3e, 4, 0x20, 0, 0xb0, 4]),
    ['utf-16le'],
    'Мо Ұ',
    'utf-16le',
    0,
  ],
])('the encoding is detected for %s', (_name, bytes, declared, text, encoding, replaced) => {
  expect(decodeText(bytes, declared)).toEqual({ text, encoding, replaced });
});

test('any UTF-8 text is decoded as UTF-8 with any declared charset', () => {
  const letters = [...'aZ ;"\nüéàßŁřЖ日€😀'];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  for (let turn = 0; turn < 500; turn += 1) {
    const text = Array.from({ length: random(30) }, () => letters[random(letters.length)]).join('');
    expect(decodeText(utf8(text), ['windows-1252', 'utf-16le', 'shift_jis'])).toEqual({
      text,
      encoding: 'utf-8',
      replaced: 0,
    });
  }
});

test('any bytes can be decoded as text, even an empty file', () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  for (let turn = 0; turn < 500; turn += 1) {
    const bytes = Uint8Array.from({ length: random(20) }, () => random(256));
    for (const declared of [[], ['utf-8'], ['gb18030'], ['utf-16be'], ['none']])
      expect(typeof decodeText(bytes, declared).text).toBe('string');
  }
});
