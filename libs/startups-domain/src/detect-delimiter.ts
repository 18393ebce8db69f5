export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_RECORDS = 50;

/**
 * The delimiter of a text: the candidate that splits its first records into the most
 * cells and into equally many each. Delimiters inside quotes do not count.
 * @returns a comma when nothing splits the first record
 * Source: spec §5, CSV import.
 */
export function detectDelimiter(text: string): Delimiter {
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(cellCounts(text.slice(0, SAMPLE_CHARACTERS), delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** @param counts cells of each record, the header first */
function scoreOf([header = 1, ...rows]: readonly number[]): number {
  const alike = rows.filter((count) => count === header).length;
  return (header - 1) * ((alike + 1) / (rows.length + 1));
}

/** Cells of each record that holds any text, if the text were separated by this delimiter. */
function cellCounts(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let cells = 1;
  let isQuoted = false;
  let isCellStart = true;
  let isBlank = true;
  for (let index = 0; index < text.length && counts.length < SAMPLE_RECORDS; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') continue;
      if (text.charAt(index + 1) === '"') index += 1;
      else isQuoted = false;
    } else if (character === '"' && isCellStart) {
      [isQuoted, isBlank, isCellStart] = [true, false, false];
    } else if (character === delimiter) {
      cells += 1;
      isCellStart = true;
    } else if (character === '\n' || character === '\r') {
      if (!isBlank) counts.push(cells);
      [cells, isCellStart, isBlank] = [1, true, true];
    } else {
      isCellStart = false;
      isBlank &&= character.trim() === '';
    }
  }
  // The sample may end within a record: without its line end it counts only when there is no other.
  if (!isBlank && !isQuoted && (counts.length === 0 || text.length < SAMPLE_CHARACTERS)) counts.push(cells);
  return counts;
}
