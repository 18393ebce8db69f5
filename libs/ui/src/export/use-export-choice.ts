import { useState } from 'react';
import type { CsvSeparator } from '@vaglio/startups-domain';
import { storeText, readStoredText } from '../stored-text';
import { useCsvSeparator } from './csv-separator';

/** Options of an export: format, content, columns and separator. */
export interface ExportChoice {
  readonly format: 'csv' | 'xlsx';
  /** `screen` exports the table as displayed. `import` exports the selected `columns` in the import format. */
  readonly content: 'screen' | 'import';
  readonly columns: readonly string[];
  readonly separator: CsvSeparator;
}

/** Export options that the browser stores for each list. */
type ListChoice = Omit<ExportChoice, 'separator'>;

/**
 * Returns the last export options of a list, which this browser stores, with the separator from the user's settings.
 * @param name name of the list
 * @param options available column keys; stored keys that no longer exist are ignored
 * @param usual keys of the default columns
 * @param hasScreen true if the list offers the `screen` format, which is then the default
 */
export function useExportChoice(
  name: string,
  options: readonly string[],
  usual: readonly string[],
  hasScreen: boolean,
) {
  const key = `export.${name}`;
  const [choice, setChoice] = useState(() => readChoice(readStoredText(key), options, usual, hasScreen));
  const { separator, keep } = useCsvSeparator();
  const remember = ({ separator: chosen, ...ofList }: ExportChoice) => {
    setChoice(ofList);
    storeText(key, JSON.stringify(ofList));
    if (chosen !== separator) keep(chosen);
  };
  return [{ ...choice, separator }, remember] as const;
}

function readChoice(
  text: string | null,
  options: readonly string[],
  usual: readonly string[],
  hasScreen: boolean,
): ListChoice {
  const content = hasScreen ? 'screen' : 'import';
  const first = { format: 'csv', content, columns: usual } as const;
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
    };
  } catch {
    return first;
  }
}
