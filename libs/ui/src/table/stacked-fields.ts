import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { EMPTY_VALUE } from '../format/number-formats';

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
export function columnsOf<Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
  fields: readonly string[],
): readonly GridColDef<Row>[] {
  return fields.flatMap((field) => columns.filter((column) => column.field === field));
}

/** Columns that a stacked row shows only when it is opened. */
export function hiddenColumns<Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
  { title, figure, lines, actions }: StackedFields,
): readonly GridColDef<Row>[] {
  const shown = new Set([title, figure, actions, ...lines.flat()]);
  return columns.filter(({ field }) => !shown.has(field));
}

/**
 * A column's value of a row, drawn as in its cell.
 * @param params of any cell of the row
 * @param isWhole a list is shown whole, where its cell cuts it
 */
export function partOf<Row extends GridValidRowModel>(
  column: GridColDef<Row>,
  { api, id }: GridRenderCellParams<Row>,
  isWhole = false,
): StackedPart {
  const params = api.getCellParams<Row, unknown, unknown, GridRenderCellParams['rowNode']>(id, column.field);
  const list = Array.isArray(params.value) ? params.value.map(String).join(', ') : null;
  const drawn = isWhole && list !== null ? list || EMPTY_VALUE : column.renderCell?.(params);
  const text =
    params.formattedValue === undefined || params.formattedValue === null
      ? ''
      : String(params.formattedValue);
  const content = drawn === undefined ? text : drawn;
  return {
    field: column.field,
    name: column.headerName ?? '',
    content,
    isPlain: typeof content === 'string',
    isEmpty: content === '' || content === null || content === false || text === EMPTY_VALUE || list === '',
  };
}
