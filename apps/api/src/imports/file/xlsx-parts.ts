import { detectUnicode } from '@vaglio/startups-domain';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { PROTECTED_FILE } from './other-kinds';

/** Maximum uncompressed size of all parts of a package. A sheet of 100,000 rows is far smaller. */
const MAX_UNPACKED_BYTES = 1_000 * 1024 * 1024;
/** Maximum compression ratio beyond the first 16 MB. Spreadsheets have a ratio of about 20, zip bombs of 1,000. */
const MAX_RATIO = 100;
const FREE_BYTES = 16 * 1024 * 1024;
/** Maximum bytes between two XML elements, which is more than a cell can contain. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
const MAX_DEPTH = 64;
const PIECE_BYTES = 64 * 1024;

export type XlsxPackage = {
  /** Names of all parts of the package, in lower case. */
  names: readonly string[];
  /** Returns whether the package has a part with this name, ignoring case. */
  has: (name: string) => boolean;
  /** Parses one part of the package. It yields between chunks, so that the caller can pause. */
  read: (name: string, handlers: XmlHandlers) => AsyncGenerator<void>;
  /** Parses only the content before and after the rows of a sheet. */
  readAround: (name: string, handlers: XmlHandlers) => AsyncGenerator<void>;
};

type XmlHandlers = {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
};

/** Opens a spreadsheet package. @throws UnreadableText for other files */
export async function openXlsx(bytes: Uint8Array): Promise<XlsxPackage> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = await entriesOf(zip);
  const most = Math.min(MAX_UNPACKED_BYTES, FREE_BYTES + MAX_RATIO * bytes.length);
  const [unpack, unpackAround] = [unpackLimit(most), unpackLimit(most)];
  const entryOf = (name: string) => entries.get(name.toLowerCase());
  return {
    names: [...entries.keys()],
    has: (name) => entryOf(name) !== undefined,
    read: (name, handlers) => readXml({ zip, unpack }, entryOf(name), name, handlers),
    readAround: (name, handlers) =>
      readXml({ zip, unpack: unpackAround }, entryOf(name), name, handlers, rowsSkipper()),
  };
}

function unpackLimit(most: number): (length: number) => void {
  let left = most;
  return (length) => {
    left -= length;
    if (left < 0) throw new UnreadableText('The file is too large after unpacking.');
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
      if (entry.isEncrypted()) return reject(new UnreadableText(PROTECTED_FILE));
      entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry);
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
  keep: (text: string) => string = (text) => text,
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
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of await streamOf(zip, entry)) {
    if (!(chunk instanceof Uint8Array)) throw damaged();
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      const piece = chunk.subarray(start, start + PIECE_BYTES);
      unpack(piece.length);
      state.sinceElement += piece.length;
      decoder ??= new TextDecoder(detectUnicode(piece.subarray(0, 2)) ?? 'utf-8');
      const text = decoder.decode(piece, { stream: true });
      const kept = keep(text);
      if (kept === '') state.sinceElement = 0;
      parser.write(kept);
      if (state.sinceElement > MAX_TEXT_BYTES) throw new UnreadableText('A cell is larger than 2 MB.');
    }
    yield;
  }
  parser.close();
}

const ROWS_OPEN = /<(?:[\w.-]+:)?sheetData(?:\s[^<>]*)?>/;
const ROWS_CLOSE = /<\/(?:[\w.-]+:)?sheetData\s*>/;
/** Characters kept from the end of a chunk, to find a tag that continues in the next chunk. */
const LONGEST_TAG = 200;

/** Creates a function that removes the rows of a sheet, which are most of its content. */
function rowsSkipper(): (piece: string) => string {
  let part: 'before' | 'rows' | 'after' = 'before';
  let held = '';
  return (piece) => {
    let text = held + piece;
    let kept = '';
    held = '';
    if (part === 'before') {
      const open = ROWS_OPEN.exec(text);
      const end = open ? open.index : Math.max(text.lastIndexOf('<'), text.length - LONGEST_TAG, 0);
      kept = text.slice(0, end);
      if (!open) {
        held = text.slice(end);
        return kept;
      }
      part = open[0].endsWith('/>') ? 'after' : 'rows';
      text = text.slice(part === 'rows' ? end + open[0].length : end);
    }
    if (part === 'after') return kept + text;
    const close = ROWS_CLOSE.exec(text);
    if (!close) {
      held = text.slice(-LONGEST_TAG);
      return kept;
    }
    part = 'after';
    return kept + text.slice(close.index + close[0].length);
  };
}

async function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<unknown>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(damaged()) : resolve(stream)));
  });
}

/** Removes the namespace prefix that some programs add to all elements, as in `x:row`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const damaged = () => new UnreadableText('The file is no spreadsheet, or it is damaged.');
