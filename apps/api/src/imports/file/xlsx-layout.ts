import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_COLUMNS } from '../import.limits';
import type { XlsxPackage } from './xlsx-parts';
import { readRelations, relationId, run } from './xlsx-workbook';

/** Merged cells and links that are followed; further ones are read as if they were not there. */
const MAX_PLACES = 100_000;
const LONGEST_ADDRESS = 2_000;
const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/;

/** What a sheet says of its cells beside their values; columns and lines count from 1. */
export type SheetLayout = {
  /** Last lines of cells that are merged downwards, by their first line and column. */
  merged: ReadonlyMap<number, readonly { column: number; lastLine: number }[]>;
  /** The address behind a cell; null for none. */
  linkAt: (line: number, column: number) => string | null;
};

const NOTHING: SheetLayout = { merged: new Map(), linkAt: () => null };

/**
 * Reads merged cells and links, which follow the rows of a sheet.
 * @returns nothing for a sheet that cannot be read: the reader of its rows reports why
 */
export async function readLayout(parts: XlsxPackage, path: string): Promise<SheetLayout> {
  try {
    const { merged, linked } = await readPlaces(parts, path);
    if (linked.length === 0) return { ...NOTHING, merged };
    const relations = await readRelations(parts, path);
    const targets = new Map(relations.flatMap((one) => (one.isExternal ? [[one.id, one.target]] : [])));
    const links = new Map<string, string>();
    for (const { line, column, id } of linked) {
      const address = targets.get(id) ?? '';
      if (address !== '' && address.length <= LONGEST_ADDRESS) links.set(`${line} ${column}`, address);
    }
    return { merged, linkAt: (line, column) => links.get(`${line} ${column}`) ?? null };
  } catch (error) {
    if (error instanceof UnreadableText) return NOTHING;
    throw error;
  }
}

async function readPlaces(parts: XlsxPackage, path: string) {
  const merged = new Map<number, { column: number; lastLine: number }[]>();
  const linked: { line: number; column: number; id: string }[] = [];
  let places = 0;
  await run(
    parts.readAround(path, {
      onOpen: (name, attributes) => {
        const place = name === 'mergeCell' || name === 'hyperlink' ? placeOf(attributes['ref'] ?? '') : null;
        if (!place || places >= MAX_PLACES) return;
        places += 1;
        const { column, line, lastLine } = place;
        if (name === 'hyperlink') linked.push({ line, column, id: relationId(attributes) });
        else if (lastLine > line && column <= MAX_COLUMNS) {
          const sameLine = merged.get(line) ?? [];
          sameLine.push({ column, lastLine });
          merged.set(line, sameLine);
        }
      },
    }),
  );
  return { merged, linked };
}

type Place = { column: number; line: number; lastLine: number };

function placeOf(reference: string): Place | null {
  const [, letters, line, , lastLine] = PLACE.exec(reference) ?? [];
  if (letters === undefined) return null;
  return { column: columnNumber(letters), line: Number(line), lastLine: Number(lastLine ?? line) };
}

/** 28 of 'AB'. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
