import { importGoldenLimits } from '@vaglio/contract';

/** Of one call: the server takes 256 KiB, of which JSON's quoting needs some. */
const MAX_CALL_LENGTH = 100_000;

/** Lines of a file that are sent together. */
export interface LineGroup {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** Cuts a JSON Lines file into groups that fit a call, in order; empty lines at its end are left out. */
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
