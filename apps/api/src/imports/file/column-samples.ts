import { isTruthyCell } from '@vaglio/startups-domain';

/** Number of values per column that are displayed and used to guess the field. */
const SAMPLES = 8;
const SHOWN_CHARACTERS = 200;

/** Collects the first non-empty values of each column, truncated. @param width number of columns */
export function columnSamples(width: number) {
  const samples = Array.from({ length: width }, (): string[] => []);
  let isChanged = true;
  return {
    /** Adds a row to the samples. @param cells cells of the row */
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
    /** Returns all samples; undefined if there are no new ones since the last call. */
    changed: (): string[][] | undefined => {
      const found = isChanged ? samples.map((values) => [...values]) : undefined;
      isChanged = false;
      return found;
    },
  };
}

const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : text.slice(0, SHOWN_CHARACTERS).toWellFormed();
