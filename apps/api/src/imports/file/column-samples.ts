import { isTruthyCell } from '@vaglio/startups-domain';

/** Values of a column that are shown and looked at for a guess. */
const SAMPLES = 8;
const SHOWN_CHARACTERS = 200;

/** Collects the first values of each column that hold text, shortened. @param width columns of the header */
export function columnSamples(width: number) {
  const samples = Array.from({ length: width }, (): string[] => []);
  let isChanged = true;
  return {
    /** @param cells of the next row */
    add: (cells: readonly string[]): void => {
      for (const [column, values] of samples.entries()) {
        const cell = cells[column];
        if (!cell || values.length >= SAMPLES) continue;
        const text = cell.trim();
        if (!isTruthyCell(text)) continue;
        values.push(shortened(text));
        isChanged = true;
      }
    },
    /** All of them, where there are more than at the last call. */
    changed: (): string[][] | undefined => {
      const found = isChanged ? samples.map((values) => [...values]) : undefined;
      isChanged = false;
      return found;
    },
  };
}

const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : text.slice(0, SHOWN_CHARACTERS).toWellFormed();
