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
  ['a handler after a slash', 'image/svg+xml', svg('<g/onclick=alert(1)>'), 'holds a script'],
  ['a page inside', 'image/svg+xml', svg('<foreignObject><body/></foreignObject>'), 'holds a script'],
  [
    'entities that grow',
    'image/svg+xml',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>'),
    'no SVG',
  ],
  ['a picture from elsewhere', 'image/svg+xml', svg('<image href="https://x.ch/a.png"/>'), 'holds a script'],
  ['a style from elsewhere', 'image/svg+xml', svg('<style>@import "//x.ch"</style>'), 'holds a script'],
  ['a link', 'image/svg+xml', svg('<a href="#x"/>'), 'holds a script'],
] as const)('%s is refused', (_what, kind, bytes, words) =>
  expect(() => checkLogo(kind, bytes)).toThrow(words),
);
