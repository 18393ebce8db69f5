import type { ReactNode } from 'react';

/** Parameters of a cell renderer. */
interface CellParams<Row> {
  readonly row: Row;
  readonly value?: unknown;
  /** Formatted value. */
  readonly formattedValue?: string;
}

/** Column of a `ReadOnlyTable`. A `DataTable` also accepts it. */
export interface TableColumn<Row> {
  readonly field: string;
  readonly headerName?: string;
  /** Width in px. The default is 100. */
  readonly width?: number;
  /** Share of the remaining width. The column is at least `minWidth` wide. */
  readonly flex?: number;
  readonly minWidth?: number;
  /** True if a click on the header sorts the table. It has no effect in a table that is not sortable. */
  readonly sortable?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly headerAlign?: 'left' | 'center' | 'right';
  /** `text` keeps the line height and the ellipsis. Content from a custom renderer is centred by default. */
  readonly display?: 'text' | 'flex';
  readonly valueGetter?: (value: never, row: Row) => unknown;
  readonly valueFormatter?: (value: never, row: Row) => string;
  readonly renderHeader?: () => ReactNode;
  /** Custom renderer. Without it, the formatted text is shown. */
  readonly renderCell?: (cell: CellParams<Row>) => ReactNode;
}

/** Cell of a column in a row. */
export interface Cell {
  readonly value: unknown;
  readonly text: string;
  /** Rendered content; undefined if the column has no custom renderer. */
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

/** Returns the column widths as CSS grid tracks, and their total minimum width in px. */
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

/** Casts a value to the type that its column declares. The type is not checked. */
function readAs(value: unknown): never {
  return value as never;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
