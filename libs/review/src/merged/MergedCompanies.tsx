import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { useNow } from '@vaglio/auth-session';
import { errorText } from '@vaglio/api-client';
import type { StartupMerge } from '@vaglio/contract';
import {
  Block,
  byColumn,
  DataTable,
  formatScore,
  LoadState,
  Pager,
  RIGHT_COLUMN,
  SearchBar,
  Section,
  whenColumn,
} from '@vaglio/ui';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { useListMergesQuery } from '../hooks.gen';
import { undoColumn } from './undo-column';

interface MergedCompaniesProps {
  readonly isUndoing: boolean;
  readonly onUndo: (id: string) => void;
}

const FIRST = { q: '', page: 1, pageSize: DEFAULT_PAGE_SIZE };

/** List of merges with user, time, reason, and the score before and after. Each merge can be undone. */
export function MergedCompanies({ isUndoing, onUndo }: MergedCompaniesProps) {
  const now = useNow();
  const [query, setQuery] = useState(FIRST);
  const { data, error, isFetching, refetch } = useListMergesQuery({
    page: query.page,
    pageSize: query.pageSize,
    ...(query.q !== '' && { q: query.q }),
  });
  const columns = useMemo(() => columnsFor(now, isUndoing, onUndo), [now, isUndoing, onUndo]);
  const total = data?.total ?? 0;
  const emptyText = query.q === '' ? 'No merged companies' : 'No merged company with this name';
  return (
    <Section
      title="Merged companies"
      headingLevel={2}
      action={<SearchBar label="Search merged names" query={query} onChange={setQuery} />}
      isFlush
    >
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load the merges') : null}
        onRetry={() => void refetch()}
        isEmpty={total === 0}
        empty={<Block>{emptyText}</Block>}
      >
        <DataTable
          label="Merged companies"
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          isFetching={isFetching}
          total={total}
          emptyText="No merge on this page"
          stacked={{ title: 'merged_name', lines: [['survivor_name'], ['because']], actions: 'undo' }}
        />
        {(total > query.pageSize || query.page > 1) && (
          <Block>
            <Pager total={total} query={query} onChange={setQuery} />
          </Block>
        )}
      </LoadState>
    </Section>
  );
}

function columnsFor(
  now: Date,
  isUndoing: boolean,
  onUndo: (id: string) => void,
): readonly GridColDef<StartupMerge>[] {
  return [
    { field: 'merged_name', headerName: 'Merged', flex: 1.2, minWidth: 140 },
    { field: 'survivor_name', headerName: 'Into', flex: 1.2, minWidth: 140 },
    byColumn('merged_by'),
    whenColumn('merged_at', now),
    { field: 'because', headerName: 'Because', flex: 1.6, minWidth: 160 },
    { field: 'score_before', headerName: 'Score before', ...SCORE },
    { field: 'score_after', headerName: 'after', ...SCORE, width: 80 },
    undoColumn({
      isUndoing,
      onUndo,
      labelOf: (row) => `Undo the merge of ${row.merged_name} into ${row.survivor_name}`,
    }),
  ];
}

const SCORE = {
  ...RIGHT_COLUMN,
  width: 112,
  valueFormatter: (score: number) => formatScore(score),
} as const;
