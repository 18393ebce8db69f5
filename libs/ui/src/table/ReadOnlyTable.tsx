import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, type CSSProperties } from 'react';
import { EMPTY_STACK } from './data-table-style';
import { formatCount } from '../format/number-formats';
import { ScrollEdges } from './ScrollEdges';
import { HEADER_PX, READ_ONLY_STACKED_STYLE, ROW_PX, READ_ONLY_TABLE_STYLE } from './read-only-table-style';
import { BodyRow, HeaderRow } from './ReadOnlyRows';
import type { TableSort } from './table-sort';
import type { StackedFields } from './stacked-fields';
import { StackedRow } from './StackedRow';
import { readCell, tracksOf, type TableColumn } from './table-column';
import { theme } from '../theme/theme';
import type { TableProps } from './table-props';
import { useCellKeys } from './use-cell-keys';
import { VisuallyHidden } from '../VisuallyHidden';
import { SkeletonBar } from '../loading/SkeletonBar';

interface ReadOnlyTableProps<Row extends object> extends TableProps<Row, TableColumn<Row>> {
  /** Row layout below 768 px. */
  readonly stacked: StackedFields;
  readonly sort?: TableSort;
  /** Handler of a new sort order, which should also reset the page. Without it, the columns are not sortable. */
  readonly onSortChange?: (sort: TableSort) => void;
}

const PHONE = theme.breakpoints.down('md');

/**
 * Table for one page of a list that the server sorts and pages. Its rows are not editable. It is MUI's Table with the
 * style, roles and keys of a `DataTable`. The `Pager` is a separate component.
 */
export function ReadOnlyTable<Row extends object>(props: ReadOnlyTableProps<Row>) {
  const { label, columns, rows, rowId, isFetching, total, emptyText, stacked, sort, onSortChange } = props;
  const root = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const keys = useCellKeys(grid);
  const isStacked = useMediaQuery(PHONE);
  const shown = useMemo(
    () => (isStacked ? [stackedColumn(columns, stacked)] : columns),
    [columns, stacked, isStacked],
  );
  const { tracks, least } = useMemo(() => tracksOf(shown), [shown]);
  const isLoadingFirst = isFetching && rows.length === 0;
  const isEmpty = !isFetching && rows.length === 0;
  return (
    <Box ref={root} sx={FRAME} style={rows.length === 0 ? EMPTY_HEIGHT : undefined}>
      <VisuallyHidden component="div" role="status">
        {isFetching ? `${label}: loading` : `${label}: ${formatCount(total)} in total`}
      </VisuallyHidden>
      {/* The grid role requires a row, and an empty stacked table has no header row. */}
      {!(isEmpty && isStacked) && (
        <TableContainer sx={{ borderTop: 1, borderColor: 'border' }}>
          <Table
            ref={grid}
            role="grid"
            aria-label={label}
            aria-busy={isLoadingFirst}
            sx={[READ_ONLY_TABLE_STYLE, isStacked && READ_ONLY_STACKED_STYLE]}
            style={{ '--tracks': tracks, minWidth: least } as CSSProperties}
            {...keys}
          >
            {!isStacked && (
              <TableHead role="rowgroup">
                <HeaderRow columns={shown} sort={sort} onSortChange={onSortChange} />
              </TableHead>
            )}
            <TableBody role="rowgroup">
              {rows.map((row) => (
                <BodyRow key={rowId(row)} row={row} columns={shown} hasHover={!isStacked} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {isLoadingFirst && <RowsSkeleton columns={shown.length} />}
      {isFetching && !isLoadingFirst && (
        <LinearProgress aria-label="Loading" sx={OVER_ROWS} style={{ top: isStacked ? 1 : HEADER_PX + 1 }} />
      )}
      {isEmpty && <Box sx={[EMPTY_STACK, !isStacked && { borderTop: 0 }]}>{emptyText}</Box>}
      {!isStacked && <ScrollEdges root={root} scroller=".MuiTableContainer-root" />}
    </Box>
  );
}

/** Returns one column that renders the full row. */
function stackedColumn<Row extends object>(
  columns: readonly TableColumn<Row>[],
  fields: StackedFields,
): TableColumn<Row> {
  return {
    field: 'stacked',
    flex: 1,
    minWidth: 0,
    renderCell: ({ row }) => (
      <StackedRow columns={columns} fields={fields} cellOf={(column) => readCell(column, row)} />
    ),
  };
}

const SKELETON_ROWS = [0, 1, 2, 3];
const SKELETON_WIDTHS = ['62%', '40%', '54%', '46%', '70%'];

/** Skeleton of the table rows until the first page is loaded. */
function RowsSkeleton({ columns }: { readonly columns: number }) {
  return SKELETON_ROWS.map((row) => (
    <Box
      key={row}
      aria-hidden="true"
      sx={SKELETON_ROW}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {Array.from({ length: columns }, (_, column) => (
        <SkeletonBar
          key={column}
          width={SKELETON_WIDTHS[(row + column) % SKELETON_WIDTHS.length] ?? '50%'}
          height="line"
        />
      ))}
    </Box>
  ));
}

const SKELETON_ROW = {
  display: 'grid',
  gap: 6,
  alignItems: 'center',
  height: ROW_PX,
  px: 5,
  borderTop: '1px solid var(--mui-palette-border)',
};

const FRAME = { position: 'relative', display: 'flex', flexDirection: 'column' };
/** Style with the minimum height of an empty table, which shows a text. */
const EMPTY_HEIGHT = { minHeight: HEADER_PX + 160 };
const OVER_ROWS = { position: 'absolute', insetInline: 0 };
