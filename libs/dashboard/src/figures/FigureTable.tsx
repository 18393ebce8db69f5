import Link from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChartTable } from '@vaglio/charts';

interface FigureRow {
  readonly key: string;
  readonly name: string;
  /** Address of the counted list, or undefined without a list. */
  readonly to?: string | undefined;
  readonly values: readonly string[];
}

interface FigureTableProps extends Pick<ComponentProps<typeof ChartTable>, 'caption' | 'columns'> {
  readonly rows: readonly FigureRow[];
}

/** Table with the figures of a chart. A row can link to the counted list. */
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
