import { importGoldenLimits } from '@vaglio/contract';

/** Maximum number of characters in a request. The server accepts 256 KiB, but JSON escapes also need space. */
const MAX_CALL_LENGTH = 100_000;

/** Lines of a file that are sent in the same request. */
export interface LineGroup {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** Splits a JSON Lines file into groups of lines, one per request. Empty lines at the end are removed. */
export function groupLines(text: string): LineGroup[] {
  const groups: { firstLine: number; lines: string[] }[] = [];
  let length = 0;
  text
    .trimEnd()
    .split(/\r?\n/)
    .forEach((line, index) => {
      const group = groups.at(-1);
      const fits =
        group !== undefined &&
        group.lines.length < importGoldenLimits.lines.maxItems &&
        length + line.length <= MAX_CALL_LENGTH;
      if (fits) group.lines.push(line);
      else groups.push({ firstLine: index + 1, lines: [line] });
      length = fits ? length + line.length : line.length;
    });
  return groups;
}
