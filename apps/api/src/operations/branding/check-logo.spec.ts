import { checkLogo, MAX_LOGO_BYTES } from './check-logo';
import { aJpeg, aPng, JPEG_SCAN, jpegSegment, pngChunk } from './logo.fixture';

/** JPEG written by Chromium: two pixels, with a color profile. */
const FROM_A_BROWSER = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQA1j/2Q==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>');
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

test.each([
  ['a PNG', 'image/png', aPng()],
  ['the largest PNG', 'image/png', aPng(2048)],
  ['a PNG with a text chunk', 'image/png', aPng(1, pngChunk('tEXt', Buffer.from('Title\0Mark')))],
  ['a JPEG', 'image/jpeg', aJpeg()],
  ['the largest JPEG', 'image/jpeg', aJpeg(2048)],
  ['a progressive JPEG', 'image/jpeg', aJpeg(8, { frame: 0xc2, scans: Array(10).fill(JPEG_SCAN) })],
  ['a JPEG from a browser', 'image/jpeg', FROM_A_BROWSER],
] as const)('%s is accepted as a logo', (_what, kind, bytes) =>
  expect(() => checkLogo(kind, bytes)).not.toThrow(),
);

const cut = (bytes: Buffer) => bytes.subarray(0, -6);
const flipped = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[copy.length - 20] ?? 0) ^ 1, copy.length - 20);
  return copy;
};
const scans = (count: number) => ({ frame: 0xc2, scans: Array<Buffer>(count).fill(JPEG_SCAN) });

test.each([
  ['more than 100 kB', 'image/png', Buffer.alloc(MAX_LOGO_BYTES + 1), 'larger than 100 kB'],
  ['an HTML page called PNG', 'image/png', PAGE, 'not a PNG'],
  ['an SVG called PNG', 'image/png', SVG, 'not a PNG'],
  ['a JPEG called PNG', 'image/png', aJpeg(), 'not a PNG'],
  ['a truncated PNG', 'image/png', cut(aPng()), 'damaged'],
  ['a PNG with a wrong checksum', 'image/png', flipped(aPng()), 'damaged'],
  ['a PNG followed by an HTML page', 'image/png', Buffer.concat([aPng(), PAGE]), 'damaged'],
  ['a PNG with two headers', 'image/png', aPng(1, pngChunk('IHDR', Buffer.alloc(13))), 'damaged'],
  ['a PNG with an unknown critical chunk', 'image/png', aPng(1, pngChunk('ABCD')), 'damaged'],
  ['a PNG of 10 gigapixels', 'image/png', aPng(100_000), 'wider or higher'],
  ['a PNG without pixels', 'image/png', aPng(0), 'wider or higher'],
  ['an animated PNG', 'image/png', aPng(1, pngChunk('acTL', Buffer.alloc(8))), 'animated'],
  ['an HTML page called JPEG', 'image/jpeg', PAGE, 'not a JPEG'],
  ['a PNG called JPEG', 'image/jpeg', aPng(), 'not a JPEG'],
  ['a truncated JPEG', 'image/jpeg', cut(aJpeg()), 'damaged'],
  ['a JPEG followed by an HTML page', 'image/jpeg', Buffer.concat([aJpeg(), PAGE]), 'damaged'],
  ['a JPEG without pixels', 'image/jpeg', aJpeg(0), 'wider or higher'],
  ['a JPEG of 4 gigapixels', 'image/jpeg', aJpeg(65_535), 'wider or higher'],
  ['a JPEG without a scan', 'image/jpeg', aJpeg(1, { scans: [] }), 'damaged'],
  [
    'a JPEG with two frames',
    'image/jpeg',
    aJpeg(1, { scans: [jpegSegment(0xc0, Buffer.from('080001000101011100', 'hex')), JPEG_SCAN] }),
    'damaged',
  ],
  ['a JPEG with a thousand scans', 'image/jpeg', aJpeg(2048, scans(1_000)), 'too many scans'],
  ['a JPEG type that browsers do not support', 'image/jpeg', aJpeg(1, { frame: 0xc9 }), 'do not show'],
  [
    'a JPEG with endless markers',
    'image/jpeg',
    Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(90_000, 0xff)]),
    'damaged',
  ],
] as const)('as a logo %s is refused', (_what, kind, bytes, words) =>
  expect(() => checkLogo(kind, bytes)).toThrow(words),
);
