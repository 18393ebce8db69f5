import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridCellParams,
  type GridRenderCellParams,
  useGridApiRef,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { DATA_TABLE_STYLE, EMPTY_STACK, STACKED_STYLE } from './data-table-style';
import { Icon } from '../Icon';
import { formatCount } from '../format/number-formats';
import { ScrollEdges } from './ScrollEdges';
import type { StackedFields } from './stacked-fields';
import { StackedRow } from './StackedRow';
import type { Cell } from './table-column';
import type { TableProps } from './table-props';
import { readStyleNonce } from '../theme/style-nonce';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden';

export interface TableSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableProps<Row extends GridValidRowModel> extends TableProps<Row, GridColDef<Row>> {
  readonly sort?: TableSort;
  /** Without it the columns cannot be sorted. Page 1 is the caller's business. */
  readonly onSortChange?: (sort: TableSort) => void;
  readonly onRowClick?: (row: Row) => void;
  /** Saves a row of which a cell was edited in place, and resolves to the row to show; for columns that are `editable`. */
  readonly onRowEdit?: (edited: Row, before: Row) => Promise<Row>;
  /** The layout of a row below 768 px; without it, a table that is too wide there scrolls sideways. */
  readonly stacked?: StackedFields;
  /** A CSS length: where it is higher it scrolls by itself, below its header. Without it the page scrolls. */
  readonly maxHeight?: string;
}

const PHONE = theme.breakpoints.down('md');
const HEADER_PX = 36;
const ROW_PX = 40;
/** Room for the text of an empty table. */
const EMPTY_MIN_PX = 160;
/** About as high as a stacked row, until it is measured. */
const STACKED_PX = 76;
const autoHeight = () => 'auto' as const;
const stackedEstimate = () => STACKED_PX;

/** One page of a list that the server sorts and pages; the `Pager` is outside. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    isFetching,
    total,
    emptyText,
    sort,
    onSortChange,
    onRowClick,
    onRowEdit,
    stacked,
    maxHeight,
  } = props;
  const root = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const layout = isPhone ? stacked : undefined;
  const shown = useMemo(
    () => (layout ? stackedColumns(columns, layout) : { columns: columns.map(centred), visible: undefined }),
    [columns, layout],
  );
  /** A grid must have a row, and a stacked one has none in its header. */
  const isEmptyStack = layout !== undefined && rows.length === 0 && !isFetching;
  const api = useGridApiRef();
  /** One click is enough; the keys are those of the grid: Enter or a digit starts, Enter saves, Escape leaves. */
  const startEditing = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable === true && cellMode === 'view') api.current?.startCellEditMode({ id, field });
  };
  const onSortModelChange = ([first]: GridSortModel) => {
    if (first?.sort) onSortChange?.({ field: first.field, direction: first.sort });
  };
  return (
    <Box
      ref={root}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minHeight: rows.length === 0 ? HEADER_PX + EMPTY_MIN_PX : undefined,
        maxHeight,
      }}
    >
      <VisuallyHidden component="div" role="status">
        {isFetching ? `${label}: loading` : `${label}: ${formatCount(total)} in total`}
      </VisuallyHidden>
      {isEmptyStack ? (
        <Box sx={EMPTY_STACK}>{emptyText}</Box>
      ) : (
        <DataGrid<Row>
          key={layout ? 'stacked' : 'columns'}
          label={label}
          columns={shown.columns}
          columnVisibilityModel={shown.visible}
          rows={rows}
          getRowId={rowId}
          loading={isFetching}
          nonce={readStyleNonce()}
          columnHeaderHeight={layout ? 0 : HEADER_PX}
          rowHeight={ROW_PX}
          getRowHeight={layout && autoHeight}
          getEstimatedRowHeight={layout && stackedEstimate}
          hideFooter
          // Keys lead to rows that are not in sight too; there are at most 100.
          disableVirtualization={maxHeight !== undefined}
          disableColumnMenu
          disableColumnResize
          disableRowSelectionOnClick
          disableColumnSorting={onSortChange === undefined}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={sort ? [{ field: sort.field, sort: sort.direction }] : []}
          onSortModelChange={onSortModelChange}
          onRowClick={onRowClick && (({ row }) => onRowClick(row))}
          processRowUpdate={onRowEdit}
          apiRef={api}
          onCellClick={startEditing}
          localeText={{ noRowsLabel: emptyText }}
          slots={{ columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending }}
          slotProps={{
            loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
            // Without a header it has no row at all until the first page is there.
            main: { 'aria-busy': layout !== undefined && rows.length === 0 },
          }}
          sx={[
            DATA_TABLE_STYLE,
            layout !== undefined && STACKED_STYLE,
            onRowClick !== undefined && { '& .MuiDataGrid-row': { cursor: 'pointer' } },
          ]}
        />
      )}
      {!layout && <ScrollEdges root={root} scroller=".MuiDataGrid-virtualScroller" />}
    </Box>
  );
}

/** A cell that draws itself is centred; a plain one keeps its line, its ellipsis and the full text in a tooltip. */
function centred<Row extends GridValidRowModel>(column: GridColDef<Row>): GridColDef<Row> {
  return column.renderCell && column.display === undefined ? { ...column, display: 'flex' } : column;
}

/** One column that shows the row whole; the others stay defined, so that it can read their values. */
function stackedColumns<Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
  fields: StackedFields,
) {
  const column: GridColDef<Row> = {
    field: 'stacked',
    headerName: '',
    flex: 1,
    minWidth: 0,
    sortable: false,
    display: 'flex',
    renderCell: (params) => (
      <StackedRow columns={columns} fields={fields} cellOf={(shown) => cellOf(shown, params)} />
    ),
  };
  return {
    columns: [column, ...columns],
    visible: Object.fromEntries(columns.map(({ field }) => [field, false])),
  };
}

/** A column's value of a row, from the grid. */
function cellOf<Row extends GridValidRowModel>(
  { field, renderCell }: GridColDef<Row>,
  { api, id }: GridRenderCellParams<Row>,
): Cell {
  const params = api.getCellParams<Row, unknown, unknown, GridRenderCellParams['rowNode']>(id, field);
  const { formattedValue } = params;
  return {
    value: params.value,
    text: formattedValue === undefined || formattedValue === null ? '' : String(formattedValue),
    drawn: renderCell?.(params),
  };
}

function Ascending() {
  return <SortArrow of={ArrowUp} />;
}

function Descending() {
  return <SortArrow of={ArrowDown} />;
}

function SortArrow({ of }: { readonly of: LucideIcon }) {
  return (
    <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
      <Icon of={of} size={14} />
    </Box>
  );
}
