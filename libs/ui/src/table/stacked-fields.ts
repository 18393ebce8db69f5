import type { ReactNode } from 'react';
import { EMPTY_VALUE } from '../format/number-formats';
import type { Cell } from './table-column';

/** What a stacked row needs of a column. */
export interface NamedColumn {
  readonly field: string;
  readonly headerName?: string;
}

/** The places of the columns when there is no room for them beside one another. Columns named nowhere are shown when the row is opened. */
export interface StackedFields {
  /** Field of the column that names the row. */
  readonly title: string;
  /** The value at the right of the title. */
  readonly figure?: string;
  /** Lines below the title; what is empty is left out. */
  readonly lines: readonly (readonly string[])[];
  /** Which of them need their column's name before them. */
  readonly named?: readonly string[];
  /** The column of what can be done. */
  readonly actions?: string;
}

/** One value of a row as its column shows it. */
export interface StackedPart {
  readonly field: string;
  readonly name: string;
  readonly content: ReactNode;
  /** A text or a number, nothing drawn. */
  readonly isPlain: boolean;
  readonly isEmpty: boolean;
}

/** Columns whose fields are given, in this order; unknown ones are left out. */
export function columnsOf<Column extends NamedColumn>(
  columns: readonly Column[],
  fields: readonly string[],
): readonly Column[] {
  return fields.flatMap((field) => columns.filter((column) => column.field === field));
}

/** Columns that a stacked row shows only when it is opened. */
export function hiddenColumns<Column extends NamedColumn>(
  columns: readonly Column[],
  { title, figure, lines, actions }: StackedFields,
): readonly Column[] {
  const shown = new Set([title, figure, actions, ...lines.flat()]);
  return columns.filter(({ field }) => !shown.has(field));
}

/**
 * A column's value of a row, drawn as in its cell.
 * @param isWhole a list is shown whole, where its cell cuts it
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
