import { crc32, deflateSync } from 'node:zlib';

/** Returns a PNG chunk with its length and checksum. */
export function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * Returns a black one-pixel PNG whose header declares a square with side `side`. `further` chunks precede the pixels.
 */
export function aPng(side = 1, ...further: Buffer[]): Buffer {
  const head = Buffer.from('00000000000000000800000000', 'hex');
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(2));
  const chunks = [pngChunk('IHDR', head), ...further, pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** Returns a JPEG segment: marker, length and data. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** JPEG scan of one component that contains a stuffed byte and a restart marker. */
export const JPEG_SCAN = Buffer.concat([
  jpegSegment(0xda, Buffer.from('010100003f00', 'hex')),
  Buffer.from('12ff0034ffd056', 'hex'),
]);

type Parts = { frame?: number; scans?: readonly Buffer[] };

/** Returns a grey JPEG whose header declares a square with side `side`. Frame type and scans can be replaced. */
export function aJpeg(side = 1, { frame = 0xc0, scans = [JPEG_SCAN] }: Parts = {}): Buffer {
  const head = Buffer.from('080000000001011100', 'hex');
  head.writeUInt16BE(side, 1);
  head.writeUInt16BE(side, 3);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    jpegSegment(0xe0, Buffer.from('JFIF\0')),
    jpegSegment(frame, head),
    ...scans,
    Buffer.from('ffd9', 'hex'),
  ]);
}
