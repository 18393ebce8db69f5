import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { DataTable, Pager, type StackedFields } from '@vaglio/ui';

interface AllRowsTableProps<Row extends GridValidRowModel> {
  readonly label: string;
  readonly columns: readonly GridColDef<Row>[];
  /** On a phone. */
  readonly stacked?: StackedFields;
  /** All of them, however many. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isFetching: boolean;
  readonly emptyText: string;
}

/** Longer lists are paged; this is the largest page that a person may choose. */
const UNPAGED_ROWS = 50;

/** A table of a list that the server answers whole: pages appear where it is long. */
export function AllRowsTable<Row extends GridValidRowModel>({ rows, ...table }: AllRowsTableProps<Row>) {
  const [query, setQuery] = useState({ page: 1, pageSize: UNPAGED_ROWS });
  const first = (query.page - 1) * query.pageSize;
  const isPaged = rows.length > UNPAGED_ROWS;
  const shown = isPaged ? rows.slice(first, first + query.pageSize) : rows;
  return (
    <>
      <DataTable {...table} rows={shown} total={rows.length} />
      {isPaged && <Pager total={rows.length} query={query} onChange={setQuery} />}
    </>
  );
}
