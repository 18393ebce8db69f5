import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_COLUMNS } from '../import.limits';
import type { XlsxPackage } from './xlsx-parts';
import { readRelations, relationId, run } from './xlsx-workbook';

/** Maximum number of merged cells and links in a sheet. Further ones are ignored. */
const MAX_PLACES = 100_000;
const LONGEST_ADDRESS = 2_000;
const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/;

/** Merged cells and links of a sheet. Columns and lines are numbered from 1. */
export type SheetLayout = {
  /** Vertically merged cells, keyed by their first line, each with its column and last line. */
  merged: ReadonlyMap<number, readonly { column: number; lastLine: number }[]>;
  /** Number of columns of horizontally merged cells, keyed by their line and first column. */
  across: ReadonlyMap<string, number>;
  /** Returns the link address of a cell; null without a link. */
  linkAt: (line: number, column: number) => string | null;
};

/** Layout of a sheet without merged cells and links. */
export const NO_LAYOUT: SheetLayout = { merged: new Map(), across: new Map(), linkAt: () => null };

/**
 * Reads the merged cells and links of a sheet. They are stored after its rows.
 * @returns an empty layout for an unreadable sheet, because the reader of its rows reports the error
 */
export async function readLayout(parts: XlsxPackage, path: string): Promise<SheetLayout> {
  try {
    const { merged, across, linked } = await readPlaces(parts, path);
    if (linked.length === 0) return { ...NO_LAYOUT, merged, across };
    const relations = await readRelations(parts, path);
    const targets = new Map(relations.flatMap((one) => (one.isExternal ? [[one.id, one.target]] : [])));
    const links = new Map<string, string>();
    for (const { line, column, id, location } of linked) {
      const target = targets.get(id) ?? '';
      // The fragment after # is stored separately from the address.
      const address = target !== '' && location !== '' ? `${target}#${location}` : target;
      if (address !== '' && address.length <= LONGEST_ADDRESS) links.set(placeKey(line, column), address);
    }
    return { merged, across, linkAt: (line, column) => links.get(placeKey(line, column)) ?? null };
  } catch (error) {
    if (error instanceof UnreadableText) return NO_LAYOUT;
    throw error;
  }
}

async function readPlaces(parts: XlsxPackage, path: string) {
  const merged = new Map<number, { column: number; lastLine: number }[]>();
  const across = new Map<string, number>();
  const linked: { line: number; column: number; id: string; location: string }[] = [];
  let places = 0;
  await run(
    parts.readAround(path, {
      onOpen: (name, attributes) => {
        const place = name === 'mergeCell' || name === 'hyperlink' ? placeOf(attributes['ref'] ?? '') : null;
        if (!place || places >= MAX_PLACES) return;
        places += 1;
        const { column, line, lastColumn, lastLine } = place;
        if (name === 'hyperlink') {
          const { location = '' } = attributes;
          linked.push({ line, column, id: relationId(attributes), location });
          return;
        }
        if (lastColumn > column) across.set(placeKey(line, column), lastColumn - column + 1);
        if (lastLine > line && column <= MAX_COLUMNS) {
          const sameLine = merged.get(line) ?? [];
          sameLine.push({ column, lastLine });
          merged.set(line, sameLine);
        }
      },
    }),
  );
  return { merged, across, linked };
}

type Place = { column: number; line: number; lastColumn: number; lastLine: number };

function placeOf(reference: string): Place | null {
  const [, letters, line, lastLetters, lastLine] = PLACE.exec(reference) ?? [];
  if (letters === undefined) return null;
  return {
    column: columnNumber(letters),
    line: Number(line),
    lastColumn: columnNumber(lastLetters ?? letters),
    lastLine: Number(lastLine ?? line),
  };
}

/** Returns the key of a cell by its line and column, both from 1. */
export const placeKey = (line: number, column: number): string => `${line} ${column}`;

/** Returns the number of a column from its letters: 28 for 'AB'. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
