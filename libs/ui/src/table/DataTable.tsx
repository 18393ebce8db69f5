import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridCellParams,
  type GridEventListener,
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
import { CONTROL_COLUMN } from './shared-columns';
import type { StackedFields } from './stacked-fields';
import { StackedRow } from './StackedRow';
import type { Cell } from './table-column';
import type { TableProps } from './table-props';
import type { TableSort } from './table-sort';
import { useEditedPlace } from './use-edited-place';
import { readStyleNonce } from '../theme/style-nonce';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden';

/** Cell whose editor is open. */
export interface EditedCell<Row> {
  readonly row: Row;
  /** Name of the column. */
  readonly field: string;
  /** Cell element, which has the focus before and after editing. */
  readonly element: HTMLElement;
}

interface DataTableProps<Row extends GridValidRowModel> extends TableProps<Row, GridColDef<Row>> {
  readonly sort?: TableSort;
  /** Handler of a new sort order, which should also reset the page. Without it, the columns are not sortable. */
  readonly onSortChange?: (sort: TableSort) => void;
  /**
   * Handler of a click on a row. Clicks on cells that are edited in place or belong to a `CONTROL_COLUMN` are ignored.
   */
  readonly onRowClick?: (row: Row) => void;
  /** Saves a row after a cell of an `editable` column was edited in place. It resolves to the row to show. */
  readonly onRowEdit?: (edited: Row, before: Row) => Promise<Row>;
  /** Opens an editor above a cell of an `editable` column on double click, Enter or F2. It replaces `onRowEdit`. */
  readonly onCellEdit?: (cell: EditedCell<Row>) => void;
  /** Row layout below 768 px. Without it, a table that is too wide scrolls horizontally. */
  readonly stacked?: StackedFields;
  /** Maximum height as a CSS length. A taller table scrolls below its header. Without it, the page scrolls. */
  readonly maxHeight?: string;
}

const PHONE = theme.breakpoints.down('md');
const HEADER_PX = 36;
const ROW_PX = 40;
/** Minimum height in px of an empty table, which shows a text. */
const EMPTY_MIN_PX = 160;
/** Estimated height in px of a stacked row before it is measured. */
const STACKED_PX = 76;
/** Events that open the editor of a cell. */
const OPENING = [GridCellEditStartReasons.cellDoubleClick, GridCellEditStartReasons.enterKeyDown];
const autoHeight = () => 'auto' as const;
const stackedEstimate = () => STACKED_PX;

/** Table for one page of a list that the server sorts and pages. The `Pager` is a separate component. */
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
    onCellEdit,
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
  /**
   * True if the table needs an additional row, because the grid role requires a row and an empty stacked table has no
   * header row.
   */
  const isEmptyStack = layout !== undefined && rows.length === 0 && !isFetching;
  const api = useGridApiRef();
  const rememberPlace = useEditedPlace(root, rows.map(rowId));
  /**
   * Starts editing with a single click. Keys keep the grid's behaviour: Enter or a digit starts editing, Enter saves,
   * and Escape cancels.
   */
  const onCellClick: GridEventListener<'cellClick'> = (
    { id, field, isEditable, cellMode, colDef },
    event,
  ) => {
    // Without this, the click would also open the row.
    if (isEditable === true || colDef.cellClassName === CONTROL_COLUMN.cellClassName) event.stopPropagation();
    if (onRowEdit && isEditable === true && cellMode === 'view')
      api.current?.startCellEditMode({ id, field });
  };
  const openEditor = ({ id, field }: GridCellParams) => {
    const row = rows.find((each) => rowId(each) === id);
    const element = api.current?.getCellElement(id, field);
    if (!row || !element) return;
    rememberPlace(rowId(row), field);
    onCellEdit?.({ row, field, element });
  };
  const onCellEditStart: GridEventListener<'cellEditStart'> = (params, event) => {
    if (!onCellEdit) return;
    event.defaultMuiPrevented = true;
    // All other characters are hotkeys of the page, and Delete must not clear a cell.
    if (params.reason !== undefined && OPENING.includes(params.reason)) openEditor(params);
  };
  const onCellKeyDown: GridEventListener<'cellKeyDown'> = (params, { key }) => {
    if (key === 'F2' && params.isEditable === true) openEditor(params);
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
          // Keyboard navigation needs all rows in the DOM. There are at most 100 rows.
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
          onCellClick={onCellClick}
          onCellEditStart={onCellEditStart}
          onCellKeyDown={onCellKeyDown}
          localeText={{ noRowsLabel: emptyText }}
          slots={{ columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending }}
          slotProps={{
            loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
            // A stacked table has no rows until the first page is loaded.
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

/**
 * Centres the cells of a column with a custom renderer. Plain cells keep their line height, ellipsis and tooltip with
 * the full text.
 */
function centred<Row extends GridValidRowModel>(column: GridColDef<Row>): GridColDef<Row> {
  return column.renderCell && column.display === undefined ? { ...column, display: 'flex' } : column;
}

/** Returns one column that renders the full row. All other columns remain defined, so that it can read their values. */
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

/** Returns the value of a column in a row of the grid. */
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
