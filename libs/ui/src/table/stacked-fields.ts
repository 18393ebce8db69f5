import type { ReactNode } from 'react';
import { EMPTY_VALUE } from '../format/number-formats';
import type { Cell } from './table-column';

/** Column properties that a stacked row needs. */
export interface NamedColumn {
  readonly field: string;
  readonly headerName?: string;
}

/** Layout of a row on narrow screens. Columns that are not listed appear when the user opens the row. */
export interface StackedFields {
  /** Field of the column whose value identifies the row. */
  readonly title: string;
  /** Field of the value to the right of the title. */
  readonly figure?: string;
  /** Fields of each line below the title; empty values are omitted. */
  readonly lines: readonly (readonly string[])[];
  /** Fields whose column name is shown before the value. */
  readonly named?: readonly string[];
  /** Field of the column with the actions. */
  readonly actions?: string;
}

/** Value of a row in the format of its column. */
export interface StackedPart {
  readonly field: string;
  readonly name: string;
  readonly content: ReactNode;
  /** True for a text or number without a custom renderer. */
  readonly isPlain: boolean;
  readonly isEmpty: boolean;
}

/** Returns the columns of the given fields, in the order of the fields. Unknown fields are skipped. */
export function columnsOf<Column extends NamedColumn>(
  columns: readonly Column[],
  fields: readonly string[],
): readonly Column[] {
  return fields.flatMap((field) => columns.filter((column) => column.field === field));
}

/** Returns the columns that a stacked row shows only after the user opens it. */
export function hiddenColumns<Column extends NamedColumn>(
  columns: readonly Column[],
  { title, figure, lines, actions }: StackedFields,
): readonly Column[] {
  const shown = new Set([title, figure, actions, ...lines.flat()]);
  return columns.filter(({ field }) => !shown.has(field));
}

/**
 * Returns a row's value in a column, rendered as in the table cell.
 * @param isWhole true to show a list completely, although the cell would truncate it
 */
export function partOf(
  { field, headerName = '' }: NamedColumn,
  { value, text, drawn }: Cell,
  isWhole = false,
): StackedPart {
  const list = Array.isArray(value) ? value.map(String).join(', ') : null;
  const whole = isWhole && list !== null ? list || EMPTY_VALUE : drawn;
  const content = whole === undefined ? text : whole;
  return {
    field,
    name: headerName,
    content,
    isPlain: typeof content === 'string',
    isEmpty: content === '' || content === null || content === false || text === EMPTY_VALUE || list === '',
  };
}
