import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel, type GridValidRowModel } from '@mui/x-data-grid';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { DATA_TABLE_STYLE } from './data-table-style';
import { Icon } from './Icon';
import { formatCount } from './number-formats';
import { readStyleNonce } from './style-nonce';
import { VisuallyHidden } from './VisuallyHidden';

export interface TableSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableProps<Row extends GridValidRowModel> {
  /** Names the table for screen readers: 'Users'. */
  readonly label: string;
  readonly columns: readonly GridColDef<Row>[];
  /** The rows of the present page, as the server ordered them; at most 100. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isFetching: boolean;
  /** Entries of the whole list, for the announcement. */
  readonly total: number;
  /** 'No users'. */
  readonly emptyText: string;
  readonly sort?: TableSort;
  /** Without it the columns cannot be sorted. Page 1 is the caller's business. */
  readonly onSortChange?: (sort: TableSort) => void;
  readonly onRowClick?: (row: Row) => void;
}

const HEADER_PX = 36;
const ROW_PX = 40;
/** Room for the words of an empty table. */
const EMPTY_MIN_PX = 160;

/** One page of a list that the server sorts and pages; the `Pager` stands outside. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, isFetching, total, emptyText, sort, onSortChange, onRowClick } = props;
  const shownColumns = useMemo(() => columns.map(centred), [columns]);
  const onSortModelChange = ([first]: GridSortModel) => {
    if (first?.sort) onSortChange?.({ field: first.field, direction: first.sort });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: rows.length === 0 ? HEADER_PX + EMPTY_MIN_PX : undefined }}>
      <VisuallyHidden component="div" role="status">
        {isFetching ? `${label}: loading` : `${label}: ${formatCount(total)} in total`}
      </VisuallyHidden>
      <DataGrid<Row>
        label={label}
        columns={shownColumns}
        rows={rows}
        getRowId={rowId}
        loading={isFetching}
        nonce={readStyleNonce()}
        columnHeaderHeight={HEADER_PX}
        rowHeight={ROW_PX}
        hideFooter
        disableColumnMenu
        disableColumnResize
        disableRowSelectionOnClick
        disableColumnSorting={onSortChange === undefined}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={sort ? [{ field: sort.field, sort: sort.direction }] : []}
        onSortModelChange={onSortModelChange}
        onRowClick={onRowClick && (({ row }) => onRowClick(row))}
        localeText={{ noRowsLabel: emptyText }}
        slots={{ columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending }}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        sx={[DATA_TABLE_STYLE, onRowClick !== undefined && { '& .MuiDataGrid-row': { cursor: 'pointer' } }]}
      />
    </Box>
  );
}

/** A cell that draws itself is centred; a plain one keeps its line, its ellipsis and the full text in a tooltip. */
function centred<Row extends GridValidRowModel>(column: GridColDef<Row>): GridColDef<Row> {
  return column.renderCell && column.display === undefined ? { ...column, display: 'flex' } : column;
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
