import { decodePieces, decodeText } from './decode-text';
import { detectEncoding, looksLikeDos, type Encoding } from './detect-encoding';

const TEXT = 'société;Zürich\n';
const WINDOWS_1252 = [
  0x73, 0x6f, 0x63, 0x69, 0xe9, 0x74, 0xe9, 0x3b, 0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x0a,
];

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
function utf16(text: string, isLittleEndian: boolean): number[] {
  return [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return isLittleEndian ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });
}

test.each<[string, number[], Encoding]>([
  ['utf-16 with a little-endian mark', [0xff, 0xfe, ...utf16(TEXT, true)], 'utf-16le'],
  ['utf-16 with a big-endian mark', [0xfe, 0xff, ...utf16(TEXT, false)], 'utf-16be'],
  ['little-endian utf-16 without a mark', utf16(TEXT, true), 'utf-16le'],
  ['big-endian utf-16 without a mark', utf16(TEXT, false), 'utf-16be'],
  ['utf-8', [...new TextEncoder().encode(TEXT)], 'utf-8'],
  ['utf-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)], 'utf-8'],
  ['windows-1252', WINDOWS_1252, 'windows-1252'],
])('the encoding %s is detected, and its byte order mark is removed', (_name, bytes, encoding) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: TEXT, encoding });
});

test('a windows-1252 file is read with its letters and punctuation instead of control characters', () => {
  const bytes = new Uint8Array([
    0x80, 0x85, 0x8a, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e, 0x9f, 0xa0,
    0xff,
  ]);
  expect(decodeText(bytes)).toEqual({ text: '€…ŠŒŽ‘’“”–—™šœžŸ\u00A0ÿ', encoding: 'windows-1252' });
});

test.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])(
  'a file with the byte %d, which windows-1252 does not define, is read as iso-8859-1',
  (byte) => {
    expect(decodeText(new Uint8Array([0xe9, byte]))).toEqual({
      text: `é${String.fromCharCode(byte)}`,
      encoding: 'iso-8859-1',
    });
  },
);

test('a utf-16 file that ends within a character loses only that character', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, ...utf16('ab', true), 0x63]))).toEqual({
    text: 'ab\uFFFD',
    encoding: 'utf-16le',
  });
});

test('an empty file is an empty text, and a single NUL byte does not make a file utf-16', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
  expect(decodeText(new TextEncoder().encode('a,b\0,c,d\n')).encoding).toBe('utf-8');
});

test('a long windows-1252 file is read completely', () => {
  const bytes = new Uint8Array(20_001).fill(0xe9);
  expect(decodeText(bytes).text).toBe('é'.repeat(20_001));
});

test.each<Encoding>(['utf-8', 'utf-16le'])(
  'a %s file read in chunks keeps characters that span two chunks',
  (encoding) => {
    const text = 'Zürich – Genève';
    const bytes = new Uint8Array(
      encoding === 'utf-8' ? [...new TextEncoder().encode(text)] : utf16(text, true),
    );
    expect(detectEncoding(new Uint8Array(encoding === 'utf-8' ? bytes : [0xff, 0xfe, ...bytes]))).toBe(
      encoding,
    );
    expect([...decodePieces(bytes, encoding, 3)].join('')).toBe(text);
  },
);

test.each<[string, number[], Encoding, string]>([
  [
    'Mac Roman',
    [0x5a, 0x9f, 0x72, 0x69, 0x3b, 0x47, 0x65, 0x6e, 0x8f, 0x76, 0x65],
    'macintosh',
    'Züri;Genève',
  ],
  ['Mac Roman with é', [0x63, 0x69, 0x8e, 0x74, 0x8e], 'macintosh', 'ciété'],
  ['Mac Roman with ä', [0x42, 0x8a, 0x72, 0x20, 0x53, 0x9f, 0x64], 'macintosh', 'Bär Süd'],
  ['Mac Roman with ö', [0x4b, 0x9a, 0x6e, 0x69, 0x7a, 0x3b, 0x5a, 0x9f, 0x67], 'macintosh', 'Köniz;Züg'],
  [
    'Mac Roman with ç',
    [0x66, 0x61, 0x8d, 0x61, 0x64, 0x65, 0x3b, 0x8e, 0x74, 0x8e],
    'macintosh',
    'façade;été',
  ],
  [
    'windows-1252 with Š',
    [0x8a, 0x61, 0x3b, 0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68],
    'windows-1252',
    'Ša;Zürich',
  ],
  ['UTF-8 with one invalid byte', [0xc3, 0xbc, 0xc3, 0xa4, 0xe9, 0x0a], 'utf-8', 'üä\uFFFD\n'],
  [
    'UTF-8 that begins with an invalid byte',
    [0xfc, 0x3b, ...utf8('Zürich;Genève')],
    'utf-8',
    '\uFFFD;Zürich;Genève',
  ],
  ['UTF-8 truncated within a character', [...utf8('Zürich;Genève'), 0xc3], 'utf-8', 'Zürich;Genève\uFFFD'],
  [
    'UTF-8 with a single continuation byte',
    [...utf8('Züri'), 0xbc, ...utf8('ch;Bär')],
    'utf-8',
    'Züri\uFFFDch;Bär',
  ],
  [
    'UTF-8 with the impossible byte 0xFF',
    [...utf8('Bäche '), 0xff, ...utf8(' für')],
    'utf-8',
    'Bäche \uFFFD für',
  ],
  [
    'UTF-8 with one accented letter and one invalid byte',
    [...utf8('Zürich;Gen'), 0xe8, 0x76, 0x65],
    'utf-8',
    'Zürich;Gen\uFFFDve',
  ],
  [
    'UTF-8 with one accented letter and a truncated character',
    [...utf8('Müller '), 0xe2, 0x82, 0x0a],
    'utf-8',
    'Müller \uFFFD\n',
  ],
  ['UTF-8 with one dash and one invalid byte', [...utf8('a – b '), 0xfc], 'utf-8', 'a – b \uFFFD'],
  ['UTF-8 with é and the control character NEL', [...utf8('Café'), 0x85, 0x0a], 'utf-8', 'Café\uFFFD\n'],
  ['UTF-8 with a euro sign and ü', [...utf8('5 € '), 0xfc, 0x62], 'utf-8', '5 € \uFFFDb'],
  ['windows-1252 with two accented letters', [0x5a, 0xfc, 0x3b, 0x47, 0xe8, 0x76], 'windows-1252', 'Zü;Gèv'],
  ['windows-1252 with quotes', [0x93, 0x5a, 0xfc, 0x94], 'windows-1252', '“Zü”'],
  ['windows-1252 with one accented letter', [0x5a, 0xfc, 0x72, 0x69], 'windows-1252', 'Züri'],
  [
    'windows-1252 with Ã¼ and other accented letters',
    [0xc3, 0xbc, 0x20, 0xfc, 0x20, 0xe4],
    'windows-1252',
    'Ã¼ ü ä',
  ],
  ['windows-1252 with É before quotes', [0x93, 0xc9, 0x94, 0x20, 0xe9], 'windows-1252', '“É” é'],
])('the encoding %s is detected by the letters of a file', (_name, bytes, encoding, text) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding });
});

test.each([
  [[0xc8, 0x65, 0x64, 0x69, 0xe8], 'Čedič'],
  [[0xa3, 0xf3, 0x64, 0x9f], 'Łódź'],
  [[0xd8, 0x65, 0x9e], 'Řež'],
  [[0xdd, 0xf8, 0xf9], 'Ýřů'],
  [[0x53, 0xfa, 0x9d, 0x61], 'Súťa'],
])('the bytes %j can be read as windows-1250', (bytes, text) => {
  expect([...decodePieces(new Uint8Array(bytes), 'windows-1250')].join('')).toBe(text);
});

test.each([
  ['Z\u0081rcher B\u0084r', true],
  ['Hall\u0082 Fran\u0087ois', true],
  ['Zürcher Bär', false],
  ['the “Arven” … and', false],
  ['Arven AG', false],
  ['', false],
])('the letters of %j are those of DOS: %s', (text, isDos) => {
  expect(looksLikeDos(Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff))).toBe(isDos);
});
