import { decodePieces, decodeText } from './decode-text';
import { detectEncoding, type Encoding } from './detect-encoding';

const TEXT = 'société;Zürich\n';
const WINDOWS_1252 = [
  0x73, 0x6f, 0x63, 0x69, 0xe9, 0x74, 0xe9, 0x3b, 0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x0a,
];

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
])('%s is detected and read without its byte order mark', (_name, bytes, encoding) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: TEXT, encoding });
});

test('windows-1252 has letters and marks where iso-8859-1 has control characters', () => {
  const bytes = new Uint8Array([
    0x80, 0x85, 0x8a, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e, 0x9f, 0xa0,
    0xff,
  ]);
  expect(decodeText(bytes)).toEqual({ text: '€…ŠŒŽ‘’“”–—™šœžŸ\u00A0ÿ', encoding: 'windows-1252' });
});

test.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])(
  'byte %d means nothing in windows-1252, so the text is iso-8859-1',
  (byte) => {
    expect(decodeText(new Uint8Array([0xe9, byte]))).toEqual({
      text: `é${String.fromCharCode(byte)}`,
      encoding: 'iso-8859-1',
    });
  },
);

test('a utf-16 file cut within a character loses only that character', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, ...utf16('ab', true), 0x63]))).toEqual({
    text: 'ab\uFFFD',
    encoding: 'utf-16le',
  });
});

test('an empty file is an empty text, and one stray NUL does not make a text utf-16', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
  expect(decodeText(new TextEncoder().encode('a,b\0,c,d\n')).encoding).toBe('utf-8');
});

test('a long windows-1252 file is read whole', () => {
  const bytes = new Uint8Array(20_001).fill(0xe9);
  expect(decodeText(bytes).text).toBe('é'.repeat(20_001));
});

test.each<Encoding>(['utf-8', 'utf-16le'])(
  '%s that is read in pieces keeps characters that two pieces share',
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
  [
    'windows-1252 with Š',
    [0x8a, 0x61, 0x3b, 0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68],
    'windows-1252',
    'Ša;Zürich',
  ],
  ['UTF-8 with one other byte', [0xc3, 0xbc, 0xc3, 0xa4, 0xe9, 0x0a], 'utf-8', 'üä\uFFFD\n'],
])('%s is detected by its letters', (_name, bytes, encoding, text) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding });
});

test('windows-1250 can be chosen', () => {
  const bytes = new Uint8Array([0xc8, 0x65, 0x64, 0x69, 0xe8]);
  expect([...decodePieces(bytes, 'windows-1250')].join('')).toBe('Čedič');
});
