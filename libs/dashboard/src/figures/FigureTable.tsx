import Link from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChartTable } from '@vaglio/charts';

interface FigureRow {
  readonly key: string;
  readonly name: string;
  /** The list that the row counts; missing where there is none. */
  readonly to?: string | undefined;
  readonly values: readonly string[];
}

interface FigureTableProps extends Pick<ComponentProps<typeof ChartTable>, 'caption' | 'columns'> {
  readonly rows: readonly FigureRow[];
}

/** The figures of a chart as a table; a row leads to the list that it counts. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <ChartTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ key, name, to, values }) => ({
        key,
        name:
          to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
          ),
        values,
      }))}
    />
  );
}
