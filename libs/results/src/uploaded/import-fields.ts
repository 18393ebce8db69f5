import type { ImportFile } from '@vaglio/contract';
import type { FieldTexts } from '@vaglio/ui';
import { fieldLabel } from '@vaglio/startups-domain';
import { optionsFor, valueOf } from './column-options';
import { shownValue, stateText } from './import-text';
import { readAsText } from './reading-choices';

/** Returns the settings of an import as texts: its state, its format, and the meanings of columns and values. */
export function importFields(file: ImportFile): FieldTexts {
  const { columns, unknown_values: values } = file;
  const columnFields = columns.map((column, index): [string, string] => {
    const present = valueOf(column);
    const label = optionsFor(column, []).find(({ value }) => value === present)?.label ?? present;
    return [`Column ${index + 1}, ${column.header}`, label];
  });
  const valueFields = values.map(({ field, text, code }): [string, string] => [
    `${fieldLabel(field)} “${text}”`,
    code === null ? '' : shownValue(field, code),
  ]);
  return Object.fromEntries([
    ['State', stateText(file)],
    ['Read as', file.format === null ? '' : readAsText(file)],
    ...columnFields,
    ...valueFields,
  ]);
}
