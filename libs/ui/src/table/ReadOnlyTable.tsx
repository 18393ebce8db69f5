import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, type CSSProperties } from 'react';
import { EMPTY_STACK } from './data-table-style';
import { formatCount } from '../format/number-formats';
import { MoreColumns } from './MoreColumns';
import { HEADER_PX, READ_ONLY_STACKED_STYLE, READ_ONLY_TABLE_STYLE } from './read-only-table-style';
import { BodyRow, HeaderRow } from './ReadOnlyRows';
import { ReadOnlySkeleton } from './ReadOnlySkeleton';
import type { StackedFields } from './stacked-fields';
import { StackedRow } from './StackedRow';
import { readCell, tracksOf, type TableColumn } from './table-column';
import { theme } from '../theme/theme';
import type { TableProps } from './table-props';
import { useCellKeys } from './use-cell-keys';
import { VisuallyHidden } from '../VisuallyHidden';

interface ReadOnlyTableProps<Row extends object> extends TableProps<Row, TableColumn<Row>> {
  /** The layout of a row below 768 px. */
  readonly stacked: StackedFields;
}

const PHONE = theme.breakpoints.down('md');

/**
 * One page of a list that the server sorts and pages, for rows that are only shown: it looks and is read as a `DataTable`,
 * without its library. The `Pager` is outside.
 */
export function ReadOnlyTable<Row extends object>(props: ReadOnlyTableProps<Row>) {
  const { label, columns, rows, rowId, isFetching, total, emptyText, stacked } = props;
  const root = useRef<HTMLElement>(null);
  const grid = useRef<HTMLElement>(null);
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
    <Box ref={root} sx={FRAME} style={rows.length === 0 ? LEAST : undefined}>
      <VisuallyHidden component="div" role="status">
        {isFetching ? `${label}: loading` : `${label}: ${formatCount(total)} in total`}
      </VisuallyHidden>
      {/* A grid must have a row, and a stacked one has none in its header. */}
      {!(isEmpty && isStacked) && (
        <Box
          ref={grid}
          role="grid"
          aria-label={label}
          aria-busy={isLoadingFirst}
          sx={[READ_ONLY_TABLE_STYLE, isStacked && READ_ONLY_STACKED_STYLE]}
          style={{ '--tracks': tracks } as CSSProperties}
          {...keys}
        >
          <div data-scroller="">
            <div style={{ minWidth: least }}>
              {!isStacked && (
                <div role="rowgroup">
                  <HeaderRow columns={shown} />
                </div>
              )}
              <div role="rowgroup">
                {rows.map((row) => (
                  <BodyRow key={rowId(row)} row={row} columns={shown} />
                ))}
              </div>
            </div>
          </div>
          {isLoadingFirst && <ReadOnlySkeleton columns={shown.length} />}
        </Box>
      )}
      {isFetching && !isLoadingFirst && (
        <LinearProgress aria-label="Loading" sx={OVER_ROWS} style={{ top: isStacked ? 1 : HEADER_PX + 1 }} />
      )}
      {isEmpty && <Box sx={[EMPTY_STACK, !isStacked && { borderTop: 0 }]}>{emptyText}</Box>}
      {!isStacked && <MoreColumns root={root} scroller="[data-scroller]" />}
    </Box>
  );
}

/** One column that shows the row whole. */
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

const FRAME = { position: 'relative', display: 'flex', flexDirection: 'column' };
/** Room for the text of an empty table. */
const LEAST = { minHeight: HEADER_PX + 160 };
const OVER_ROWS = { position: 'absolute', insetInline: 0 };
