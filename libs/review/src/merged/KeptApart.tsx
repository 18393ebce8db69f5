import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { KeptApart as Decision } from '@vaglio/contract';
import { Block, byColumn, DataTable, Pager, Section, whenColumn } from '@vaglio/ui';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { useListKeptApartQuery } from '../hooks.gen';
import { undoColumn } from './undo-column';

interface KeptApartProps {
  readonly isUndoing: boolean;
  readonly onUndo: (id: string) => void;
}

/**
 * List of pairs that users marked as different companies, newest first. Undo returns a pair to the list of possible
 * duplicates. An empty list is hidden.
 */
export function KeptApart({ isUndoing, onUndo }: KeptApartProps) {
  const now = useNow();
  const [query, setQuery] = useState({ q: '', page: 1, pageSize: DEFAULT_PAGE_SIZE });
  const { data, isFetching } = useListKeptApartQuery({ page: query.page, pageSize: query.pageSize });
  const columns = useMemo(() => columnsFor(now, isUndoing, onUndo), [now, isUndoing, onUndo]);
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Section title="Kept apart" headingLevel={2} isFlush>
      <DataTable
        label="Kept apart"
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        isFetching={isFetching}
        total={total}
        emptyText="No pair on this page"
        stacked={{
          title: 'first_name',
          lines: [['second_name'], ['decided_by', 'decided_at']],
          actions: 'undo',
        }}
      />
      {(total > query.pageSize || query.page > 1) && (
        <Block>
          <Pager total={total} query={query} onChange={setQuery} />
        </Block>
      )}
    </Section>
  );
}

function columnsFor(
  now: Date,
  isUndoing: boolean,
  onUndo: (id: string) => void,
): readonly GridColDef<Decision>[] {
  return [
    { field: 'first_name', headerName: 'Company', flex: 1.2, minWidth: 140 },
    { field: 'second_name', headerName: 'Not the same as', flex: 1.2, minWidth: 140 },
    byColumn('decided_by'),
    whenColumn('decided_at', now),
    undoColumn({
      isUndoing,
      onUndo,
      labelOf: (row) => `Compare ${row.first_name} and ${row.second_name} again`,
    }),
  ];
}
