import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { DataTable, Pager, type StackedFields } from '@vaglio/ui';

interface AllRowsTableProps<Row extends GridValidRowModel> {
  readonly label: string;
  readonly columns: readonly GridColDef<Row>[];
  /** Layout of a table row on phones. */
  readonly stacked?: StackedFields;
  /** All rows of the list, before paging. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isFetching: boolean;
  readonly emptyText: string;
}

/** Largest page size that a user can select. Longer lists are paged. */
const UNPAGED_ROWS = 50;

/** Table of a list that the server returns completely. Lists with more than 50 rows are paged in the browser. */
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
