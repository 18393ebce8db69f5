import {
  compareCodePoints,
  exportColumns,
  toExportCells,
  writeCsv,
  type ExportSource,
} from '@vaglio/startups-domain';

const ROWS_AT_ONCE = 100;
const NUMBER = /^\d+$/;

/**
 * The text of an export: the headers of an import, one line per startup, ordered by what the
 * lines hold. The order depends on nothing else, so that export, import and export again give
 * the same file.
 * @param rest lets the page work between portions of rows
 * Source: product decisions, section 5.
 */
export async function toExportFile(
  startups: readonly ExportSource[],
  rest: () => Promise<void>,
): Promise<string> {
  const columns = exportColumns(new Set(startups.flatMap(({ awards = [] }) => awards)));
  const lines: string[][] = [];
  for (let start = 0; start < startups.length; start += ROWS_AT_ONCE) {
    for (const startup of startups.slice(start, start + ROWS_AT_ONCE))
      lines.push(toExportCells(startup, columns));
    await rest();
  }
  lines.sort(compareLines);
  return writeCsv([columns.map(({ header }) => header), ...lines]);
}

/** Number ids first and by size, then other ids, then by the rest of the line. */
function compareLines(a: readonly string[], b: readonly string[]): number {
  const [idA = '', idB = ''] = [a[0], b[0]];
  const bySize =
    NUMBER.test(idA) && NUMBER.test(idB)
      ? idA.length - idB.length
      : Number(NUMBER.test(idB)) - Number(NUMBER.test(idA));
  return bySize || compareCodePoints(idA, idB) || compareCodePoints(a.join('\n'), b.join('\n'));
}
