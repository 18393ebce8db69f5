import { posix } from 'node:path';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_COLUMNS } from '../import.limits';
import { builtInFormat, readNumberFormat, type NumberFormat } from './number-format';
import { packageProblem } from './other-kinds';
import { unescapeText, type CellFormats } from './xlsx-cells';
import { localName, type XlsxPackage } from './xlsx-parts';

/** Maximum total length of the shared strings in characters. They are kept in memory. */
const MAX_SHARED_CHARACTERS = 60_000_000;
/** Maximum number of shared strings, including empty ones. */
const MAX_SHARED_TEXTS = 5_000_000;
/** Maximum number of relationships of a part, number formats and cell formats. Spreadsheet programs allow 65,000. */
const MAX_FORMATS = 100_000;
/** Maximum length of a sheet name. Spreadsheet programs allow 31 characters. */
const MAX_SHEET_NAME = 100;

/** Pattern of the main part in documents that are not XML workbooks. */
const OTHER_DOCUMENT = /^(?:word|ppt)\/|\.bin$/i;

/** Relationship to another part of the package. `type` is the last segment of its type URI, in lower case. */
export type Relation = { id: string; type: string; target: string; isExternal: boolean };

export type Workbook = {
  /** Sheets that have cells, in order. */
  sheets: { name: string; path: string; isHidden: boolean }[];
  /** Sheet that was active when the file was saved; undefined if it is not in `sheets`. */
  active: string | undefined;
  formats: CellFormats;
};

/** Reads the workbook of a package. @throws UnreadableText for a package without a workbook */
export async function readWorkbook(parts: XlsxPackage): Promise<Workbook> {
  const path = await workbookPath(parts);
  const relations = await readRelations(parts, path);
  const targetOf = (type: string, usual: string) =>
    relations.find((one) => one.type === type)?.target ?? posix.join(posix.dirname(path), usual);
  const { sheets, active, date1904 } = await readSheets(parts, path, relations);
  const shared = await readShared(parts, targetOf('sharedstrings', 'sharedStrings.xml'));
  const numbers = await readNumberFormats(parts, targetOf('styles', 'styles.xml'));
  return { sheets, active, formats: { shared, numbers, date1904 } };
}

async function workbookPath(parts: XlsxPackage): Promise<string> {
  const [found] = (await readRelations(parts, '')).filter(
    ({ type, target }) => type === 'officedocument' && parts.has(target),
  );
  const path = found?.target ?? 'xl/workbook.xml';
  if (!parts.has(path) || OTHER_DOCUMENT.test(path)) throw new UnreadableText(packageProblem(parts.names));
  return path;
}

/** Returns the relationships of a part, with targets as paths in the package. @param path '' for the package itself */
export async function readRelations(parts: XlsxPackage, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const name = posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
  const relations: Relation[] = [];
  if (!parts.has(name)) return relations;
  await run(
    parts.read(name, {
      onOpen: (element, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
        if (element !== 'Relationship' || relations.length >= MAX_FORMATS) return;
        const isExternal = TargetMode.toLowerCase() === 'external';
        const local = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
        relations.push({
          id: Id,
          type,
          target: isExternal ? Target : local.replace(/^\.\//, ''),
          isExternal,
        });
      },
    }),
  );
  return relations;
}

async function readSheets(parts: XlsxPackage, path: string, relations: readonly Relation[]) {
  const targets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const all: { name: string; path: string | undefined; isHidden: boolean }[] = [];
  let [date1904, tab] = [false, 0];
  await run(
    parts.read(path, {
      onOpen: (element, attributes) => {
        if (element === 'workbookPr') date1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (element === 'workbookView') tab = Number(attributes['activeTab'] ?? 0);
        if (element !== 'sheet' || all.length >= MAX_COLUMNS) return;
        const name = (attributes['name'] ?? '').slice(0, MAX_SHEET_NAME).toWellFormed();
        all.push({
          name,
          path: targets.get(relationId(attributes)),
          isHidden: /hidden/i.test(attributes['state'] ?? ''),
        });
      },
    }),
  );
  const sheets = all.flatMap((sheet) => (sheet.path === undefined ? [] : [{ ...sheet, path: sheet.path }]));
  const shown = all[tab];
  return { sheets, active: shown?.path === undefined || shown.isHidden ? undefined : shown.name, date1904 };
}

/** Returns the value of the attribute `r:id`, whatever its prefix. */
export function relationId(attributes: Readonly<Record<string, string>>): string {
  const name = Object.keys(attributes).find((one) => one.includes(':') && localName(one) === 'id');
  return name === undefined ? '' : (attributes[name] ?? '');
}

async function readShared(parts: XlsxPackage, path: string): Promise<string[]> {
  const texts: string[] = [];
  if (!parts.has(path)) return texts;
  let [current, isText, isPhonetic, characters] = ['', false, false, 0];
  await run(
    parts.read(path, {
      onOpen: (name) => {
        if (name === 'si') current = '';
        if (name === 'rPh') isPhonetic = true;
        isText = name === 't';
      },
      onText: (text) => {
        if (!isText || isPhonetic) return;
        current += text;
        characters += text.length;
        if (characters > MAX_SHARED_CHARACTERS) throw tooMuchText();
      },
      onClose: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'si' && texts.push(unescapeText(current)) > MAX_SHARED_TEXTS) throw tooMuchText();
      },
    }),
  );
  return texts;
}

const tooMuchText = () => new UnreadableText('The file holds too much text.');

/** Returns the number format of each cell format, in order. */
async function readNumberFormats(parts: XlsxPackage, path: string): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!parts.has(path)) return formats;
  const own = new Map<number, NumberFormat>();
  let isCellFormat = false;
  await run(
    parts.read(path, {
      onOpen: (name, { numFmtId = '', formatCode = '' }) => {
        if (name === 'numFmt') own.set(Number(numFmtId), readNumberFormat(formatCode));
        if (own.size > MAX_FORMATS || formats.length > MAX_FORMATS)
          throw new UnreadableText('The file holds too many formats.');
        if (name === 'cellXfs') isCellFormat = true;
        if (name === 'xf' && isCellFormat)
          formats.push(own.get(Number(numFmtId)) ?? builtInFormat(Number(numFmtId)));
      },
      onClose: (name) => {
        if (name === 'cellXfs') isCellFormat = false;
      },
    }),
  );
  return formats;
}

/** Parses a part to its end. */
export async function run(reading: AsyncGenerator<void>): Promise<void> {
  while (!(await reading.next()).done);
}
