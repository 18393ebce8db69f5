import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableText } from '../../platform/threads/unreadable-text';

/** Bytes of all parts after unpacking: a sheet of 100,000 rows is far below. */
const MAX_UNPACKED_BYTES = 1_000 * 1024 * 1024;
/** Bytes after unpacking for each byte before, beyond the first 16 MB: spreadsheets have 20, zip bombs 1,000. */
const MAX_RATIO = 100;
const FREE_BYTES = 16 * 1024 * 1024;
/** Bytes between two elements: a cell cannot hold more. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
const MAX_DEPTH = 64;
const PIECE_BYTES = 64 * 1024;

export type XlsxPackage = {
  /** Whether there is a part of that name. */
  has: (name: string) => boolean;
  /** Reads one part; elements are reported in pieces, so that the caller may take a break between two. */
  read: (name: string, handlers: XmlHandlers) => AsyncGenerator<void>;
};

type XmlHandlers = {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
};

/** @throws UnreadableText for what is no spreadsheet package */
export async function openXlsx(bytes: Uint8Array): Promise<XlsxPackage> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = await entriesOf(zip);
  let left = Math.min(MAX_UNPACKED_BYTES, FREE_BYTES + MAX_RATIO * bytes.length);
  const unpack = (length: number) => {
    left -= length;
    if (left < 0) throw new UnreadableText('The file is too large after unpacking.');
  };
  return {
    has: (name) => entries.has(name),
    read: (name, handlers) => readXml({ zip, unpack }, entries.get(name), name, handlers),
  };
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(damaged()) : resolve(zip),
    );
  });
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      if (entries.size >= MAX_ENTRIES) return reject(new UnreadableText('The file holds too many parts.'));
      entries.set(entry.fileName.replace(/^\//, ''), entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(damaged()));
    zip.readEntry();
  });
}

async function* readXml(
  { zip, unpack }: { zip: ZipFile; unpack: (length: number) => void },
  entry: Entry | undefined,
  name: string,
  { onOpen, onText, onClose }: XmlHandlers,
): AsyncGenerator<void> {
  if (!entry) throw new UnreadableText(`The file is no spreadsheet: ${name} is missing.`);
  const parser = new SaxesParser();
  const state = { sinceElement: 0, depth: 0 };
  parser.on('doctype', () => {
    throw new UnreadableText('The file holds a document type, which a spreadsheet does not have.');
  });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    state.sinceElement = 0;
    state.depth += 1;
    if (state.depth > MAX_DEPTH) throw new UnreadableText('The file is nested too deeply.');
    onOpen?.(localName(tag.name), tag.attributes);
  });
  parser.on('text', (text) => onText?.(text));
  parser.on('closetag', (tag: SaxesTagPlain) => {
    state.sinceElement = 0;
    state.depth -= 1;
    onClose?.(localName(tag.name));
  });
  const decoder = new TextDecoder();
  for await (const chunk of await streamOf(zip, entry)) {
    if (!(chunk instanceof Uint8Array)) throw damaged();
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      const piece = chunk.subarray(start, start + PIECE_BYTES);
      unpack(piece.length);
      state.sinceElement += piece.length;
      parser.write(decoder.decode(piece, { stream: true }));
      if (state.sinceElement > MAX_TEXT_BYTES) throw new UnreadableText('A cell is larger than 2 MB.');
    }
    yield;
  }
  parser.close();
}

async function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<unknown>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(damaged()) : resolve(stream)));
  });
}

/** Parts may prefix all their elements: `x:row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const damaged = () => new UnreadableText('The file is no spreadsheet, or it is damaged.');
