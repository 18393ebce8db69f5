import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { DiscardedName } from '@vaglio/contract';
import { useListDiscardedNamesQuery } from '@vaglio/startups-data';
import {
  Block,
  byColumn,
  DataTable,
  EMPTY_VALUE,
  Pager,
  RIGHT_COLUMN,
  Section,
  whenColumn,
} from '@vaglio/ui';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';

interface DiscardedNamesProps {
  readonly isBusy: boolean;
  readonly onAllow: (name: DiscardedName) => Promise<void>;
}

const REASONS = {
  not_a_startup: 'Not a startup',
  not_in_article: 'Not in this article',
  left_aside: 'Left aside',
};

/**
 * List of names that articles do not propose again. A button allows each name again. The list is hidden if it is empty
 * or if the user lacks the permission.
 */
export function DiscardedNames({ isBusy, onAllow }: DiscardedNamesProps) {
  const now = useNow();
  const [query, setQuery] = useState({ q: '', page: 1, pageSize: DEFAULT_PAGE_SIZE });
  const { data, isFetching } = useListDiscardedNamesQuery({ page: query.page, pageSize: query.pageSize });
  const columns = useMemo(() => columnsFor(now, isBusy, onAllow), [now, isBusy, onAllow]);
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Section title="Discarded names" headingLevel={2} isFlush>
      <DataTable
        label="Discarded names"
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        isFetching={isFetching}
        total={total}
        emptyText="No name on this page"
        stacked={{
          title: 'company_name',
          lines: [['reason'], ['article_title'], ['decided_by', 'decided_at']],
          actions: 'allow',
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
  isBusy: boolean,
  onAllow: (name: DiscardedName) => Promise<void>,
): readonly GridColDef<DiscardedName>[] {
  return [
    { field: 'company_name', headerName: 'Company', flex: 1, minWidth: 150 },
    {
      field: 'reason',
      headerName: 'Reason',
      width: 170,
      valueFormatter: (reason: DiscardedName['reason']) => REASONS[reason],
    },
    {
      field: 'article_title',
      headerName: 'Article',
      flex: 1.2,
      minWidth: 150,
      valueFormatter: (title: string | null) => title ?? EMPTY_VALUE,
    },
    byColumn('decided_by'),
    whenColumn('decided_at', now),
    {
      field: 'allow',
      headerName: 'Actions',
      ...RIGHT_COLUMN,
      width: 124,
      renderCell: ({ row }) => (
        <Button
          variant="text"
          size="small"
          disabled={isBusy}
          aria-label={`Allow ${row.company_name} again`}
          onClick={() => void onAllow(row)}
        >
          Allow again
        </Button>
      ),
    },
  ];
}
