import { crc32, deflateSync } from 'node:zlib';
import { checkLogo, MAX_LOGO_BYTES } from './check-logo';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A black square, or one that says it is larger. */
function png(side = 1): Buffer {
  const head = Buffer.from('00000000000000000800000000', 'hex');
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(2));
  const chunks = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}
const svg = (inside = '<circle cx="5" cy="5" r="4"/>', attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?><!-- a mark --><svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>\n`,
  );

test.each([
  ['image/png', png()],
  ['image/png', png(2048)],
  ['image/svg+xml', svg()],
  [
    'image/svg+xml',
    svg('<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/><style>.a{fill:red}</style>'),
  ],
  [
    'image/svg+xml',
    Buffer.from(
      '\uFEFF<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:d="d:d" d:file="C:\\a.svg"><s:title>url(a) of C:\\a</s:title></s:svg>',
    ),
  ],
] as const)('a usual %s is a logo', (kind, bytes) => expect(() => checkLogo(kind, bytes)).not.toThrow());

const cut = (bytes: Buffer) => bytes.subarray(0, -6);
const flipped = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[copy.length - 20] ?? 0) ^ 1, copy.length - 20);
  return copy;
};

test.each([
  ['a page as PNG', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'no PNG'],
  ['a PNG that is cut off', 'image/png', cut(png()), 'damaged'],
  ['a PNG with a wrong checksum', 'image/png', flipped(png()), 'damaged'],
  ['a PNG with a page behind it', 'image/png', Buffer.concat([png(), svg()]), 'damaged'],
  ['a PNG that unpacks to 10 gigapixels', 'image/png', png(100_000), 'wider or higher'],
  ['more than 100 kB', 'image/svg+xml', svg(' '.repeat(MAX_LOGO_BYTES)), 'larger than 100 kB'],
  ['a PNG as SVG', 'image/svg+xml', png(), 'no SVG'],
  ['a page as SVG', 'image/svg+xml', Buffer.from('<html><svg></svg></html>'), 'no SVG'],
  ['bytes that are no text', 'image/svg+xml', Buffer.from([0x3c, 0x73, 0xff, 0xfe]), 'no SVG'],
  ['a script', 'image/svg+xml', svg('<script>alert(1)</script>'), 'holds a script'],
  ['a script of another prefix', 'image/svg+xml', svg('<s:script>alert(1)</s:script>'), 'holds a script'],
  ['a handler', 'image/svg+xml', svg('', ' onload="alert(1)"'), 'holds a script'],
  ['a handler after a slash', 'image/svg+xml', svg('<g/onclick=alert(1)>'), 'no SVG'],
  ['a page inside', 'image/svg+xml', svg('<foreignObject><body/></foreignObject>'), 'holds a script'],
  [
    'entities that grow',
    'image/svg+xml',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>'),
    'a document type',
  ],
  ['an SVG that a browser would not show', 'image/svg+xml', Buffer.from('<svg><g/></svg>'), 'no SVG'],
  ['an SVG that is not closed', 'image/svg+xml', svg('<g>'), 'no SVG'],
  ['comments without end', 'image/svg+xml', Buffer.from('<!---->'.repeat(14_000)), 'no SVG'],
  ['blanks without end', 'image/svg+xml', svg('', ` href=" ${' '.repeat(100_000)}x"`), 'holds a script'],
  ['blanks in a style', 'image/svg+xml', svg('', ` fill="url( ${' '.repeat(100_000)}x"`), 'holds a script'],
  ['addresses without end', 'image/svg+xml', svg(`<style>${'url( '.repeat(20_000)}`), 'no SVG'],
  ['elements without end', 'image/svg+xml', svg('<g>'.repeat(34_000)), 'no SVG'],
  ['a picture from elsewhere', 'image/svg+xml', svg('<image href="https://x.ch/a.png"/>'), 'holds a script'],
  ['a style from elsewhere', 'image/svg+xml', svg('<style>@import "//x.ch"</style>'), 'holds a script'],
  ['a link', 'image/svg+xml', svg('<a href="#x"/>'), 'holds a script'],
  [
    'an address in characters by number',
    'image/svg+xml',
    svg('<use href="&#x68;ttps://x.ch"/>'),
    'holds a script',
  ],
  [
    'an address that comes later',
    'image/svg+xml',
    svg('<set attributeName="xlink:href"/>'),
    'holds a script',
  ],
  ['a handler that comes later', 'image/svg+xml', svg('<set attributeName="onload"/>'), 'holds a script'],
  ['a style in pieces', 'image/svg+xml', svg('<style>@im<!-- -->port "x"</style>'), 'holds a script'],
  ['a style in escapes', 'image/svg+xml', svg('<g style="fill:\\75rl(//x.ch)"/>'), 'holds a script'],
  ['another style sheet', 'image/svg+xml', svg('<?xml-stylesheet href="a.css"?>'), 'holds a script'],
] as const)('%s is refused', (_what, kind, bytes, words) =>
  expect(() => checkLogo(kind, bytes)).toThrow(words),
);
