import { useState } from 'react';
import { storeText, readStoredText } from '../stored-text';

/** Format, content and keys of columns of a file. */
export interface ExportChoice {
  readonly format: 'csv' | 'xlsx';
  /** The table as it is on screen, or all fields in the form that an import reads, of which `columns` are chosen. */
  readonly content: 'screen' | 'import';
  readonly columns: readonly string[];
  /** Of the cells of a CSV file. */
  readonly separator: 'comma' | 'semicolon' | 'tab';
}

/** The separator is that of a person's spreadsheet program, whatever the list. */
const SEPARATOR_KEY = 'export.separator';

/**
 * The last choice of a list's export, remembered in this browser; the separator is that of the last export of any list.
 * @param name of the list
 * @param options keys that may be chosen; remembered ones that are no longer there are left out
 * @param usual the columns without a choice
 * @param hasScreen whether the list can be written as it is on screen, which is the first choice then
 */
export function useExportChoice(
  name: string,
  options: readonly string[],
  usual: readonly string[],
  hasScreen: boolean,
) {
  const key = `export.${name}`;
  const [choice, setChoice] = useState(() => readChoice(readStoredText(key), options, usual, hasScreen));
  const remember = (chosen: ExportChoice) => {
    setChoice(chosen);
    const { separator, ...ofList } = chosen;
    storeText(key, JSON.stringify(ofList));
    storeText(SEPARATOR_KEY, separator);
  };
  return [choice, remember] as const;
}

function readChoice(
  text: string | null,
  options: readonly string[],
  usual: readonly string[],
  hasScreen: boolean,
): ExportChoice {
  const separator = readSeparator();
  const content = hasScreen ? 'screen' : 'import';
  const first = { format: 'csv', content, columns: usual, separator } as const;
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return first;
    const columns: unknown = Reflect.get(kept, 'columns');
    const known = Array.isArray(columns) ? options.filter((key) => columns.includes(key)) : [];
    const format = Reflect.get(kept, 'format') === 'xlsx' ? 'xlsx' : 'csv';
    return {
      format,
      content: Reflect.get(kept, 'content') === 'import' ? 'import' : content,
      columns: known.length > 0 ? known : usual,
      separator,
    };
  } catch {
    return first;
  }
}

function readSeparator(): ExportChoice['separator'] {
  const kept = readStoredText(SEPARATOR_KEY);
  return kept === 'semicolon' || kept === 'tab' ? kept : 'comma';
}
