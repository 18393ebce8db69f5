import {
  compareCodePoints,
  exportColumns,
  toExportCells,
  writeCsv,
  type CsvSeparator,
  type ExportSource,
} from '@vaglio/startups-domain';

const ROWS_AT_ONCE = 100;
const NUMBER = /^\d+$/;

/**
 * Returns the CSV text of an export, with the import headers and one line per startup. The line order depends only on
 * the contents. Exporting, importing and exporting again therefore results in an identical file.
 * @param rest pauses between groups of rows, so that the page stays responsive
 * Source: product decisions, section 5.
 */
export async function toExportFile(
  startups: readonly ExportSource[],
  rest: () => Promise<void>,
  separator?: CsvSeparator,
): Promise<string> {
  const columns = exportColumns(new Set(startups.flatMap(({ awards = [] }) => awards)));
  const lines: string[][] = [];
  for (let start = 0; start < startups.length; start += ROWS_AT_ONCE) {
    for (const startup of startups.slice(start, start + ROWS_AT_ONCE))
      lines.push(toExportCells(startup, columns));
    await rest();
  }
  lines.sort(compareLines);
  return writeCsv([columns.map(({ header }) => header), ...lines], separator);
}

/** Compares two lines. Numeric ids come first and are sorted by value, then other ids, then the rest of the line. */
function compareLines(a: readonly string[], b: readonly string[]): number {
  const [idA = '', idB = ''] = [a[0], b[0]];
  const bySize =
    NUMBER.test(idA) && NUMBER.test(idB)
      ? idA.length - idB.length
      : Number(NUMBER.test(idB)) - Number(NUMBER.test(idA));
  return bySize || compareCodePoints(idA, idB) || compareCodePoints(a.join('\n'), b.join('\n'));
}
