import type { ReactNode } from 'react';

/** What a column shows of a row. */
interface CellParams<Row> {
  readonly row: Row;
  readonly value?: unknown;
  /** The value as text. */
  readonly formattedValue?: string;
}

/** A column of a `ReadOnlyTable`; a `DataTable` takes it too. */
export interface TableColumn<Row> {
  readonly field: string;
  readonly headerName?: string;
  /** In pixels; 100 without it. */
  readonly width?: number;
  /** Its share of the room that the others leave, from `minWidth` up. */
  readonly flex?: number;
  readonly minWidth?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly headerAlign?: 'left' | 'center' | 'right';
  /** Text keeps its line and its ellipsis; what a column draws itself is centred otherwise. */
  readonly display?: 'text' | 'flex';
  readonly valueGetter?: (value: never, row: Row) => unknown;
  readonly valueFormatter?: (value: never, row: Row) => string;
  readonly renderHeader?: () => ReactNode;
  /** Undefined: the text is shown. */
  readonly renderCell?: (cell: CellParams<Row>) => ReactNode;
}

/** A column's value of a row. */
export interface Cell {
  readonly value: unknown;
  readonly text: string;
  /** Undefined where the column draws nothing itself. */
  readonly drawn: ReactNode;
}

const WIDTH_PX = 100;
const MIN_PX = 50;

export function readCell<Row extends object>(column: TableColumn<Row>, row: Row): Cell {
  const { field, valueGetter, valueFormatter, renderCell } = column;
  const own: unknown = Reflect.get(row, field);
  const value = valueGetter ? valueGetter(readAs(own), row) : own;
  const text = valueFormatter ? valueFormatter(readAs(value), row) : textOf(value);
  return { value, text, drawn: renderCell?.({ row, value, formattedValue: text }) };
}

/** The widths of the columns as tracks of a grid, and the least width of them all in pixels. */
export function tracksOf(columns: readonly TableColumn<never>[]): { tracks: string; least: number } {
  const widths = columns.map(({ width = WIDTH_PX, flex, minWidth = MIN_PX }) =>
    flex === undefined
      ? { track: `${Math.max(width, minWidth)}px`, least: Math.max(width, minWidth) }
      : { track: `minmax(${minWidth}px, ${flex}fr)`, least: minWidth },
  );
  return {
    tracks: widths.map(({ track }) => track).join(' '),
    least: widths.reduce((sum, { least }) => sum + least, 0),
  };
}

/** A column says of what type the values of its field are; nothing proves it. */
function readAs(value: unknown): never {
  return value as never;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
