import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import { errorText } from '@vaglio/api-client';
import type { ReviewStep } from '@vaglio/contract';
import {
  Block,
  byColumn,
  DataTable,
  EMPTY_VALUE,
  formatExact,
  LoadState,
  Pager,
  RIGHT_COLUMN,
  Section,
  whenColumn,
} from '@vaglio/ui';
import { DEFAULT_PAGE_SIZE, routes } from '@vaglio/startups-domain';
import { useListReviewStepsQuery } from '../hooks.gen';

interface ReviewedStepsProps {
  /** True to show only the user's own decisions. */
  readonly isMine: boolean;
  readonly isUndoing: boolean;
  readonly onUndo: (step: ReviewStep) => Promise<void>;
}

const EMPTY = 'Nothing has been reviewed yet';

/** List of all review decisions, newest first. A decision can be undone unless later changes depend on it. */
export function ReviewedSteps({ isMine, isUndoing, onUndo }: ReviewedStepsProps) {
  const now = useNow();
  const [query, setQuery] = useState({ q: '', page: 1, pageSize: DEFAULT_PAGE_SIZE });
  const { data, error, isFetching, refetch } = useListReviewStepsQuery({
    page: query.page,
    pageSize: query.pageSize,
    ...(isMine && { mine: true }),
  });
  const columns = useMemo(() => columnsFor(now, isUndoing, onUndo), [now, isUndoing, onUndo]);
  const total = data?.total ?? 0;
  return (
    <Section title="Reviewed" headingLevel={2} isFlush>
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load what was reviewed') : null}
        onRetry={() => void refetch()}
        isEmpty={data === undefined || data.items.length === 0}
        empty={<Block>{EMPTY}</Block>}
      >
        <DataTable
          label="Reviewed"
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          isFetching={isFetching}
          total={total}
          emptyText={EMPTY}
          stacked={{
            title: 'words',
            lines: [['article_title'], ['decided_by', 'decided_at']],
            actions: 'undo',
          }}
        />
        {total > query.pageSize && (
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
  onUndo: (step: ReviewStep) => Promise<void>,
): readonly GridColDef<ReviewStep>[] {
  return [
    { field: 'words', headerName: 'Decision', flex: 1.6, minWidth: 220 },
    {
      field: 'article_title',
      headerName: 'Article',
      flex: 1.2,
      minWidth: 160,
      renderCell: ({ row: { article_id, article_title } }) =>
        article_id === null ? (
          (article_title ?? EMPTY_VALUE)
        ) : (
          <Link component={RouterLink} to={routes.review('articles', { article: article_id })}>
            {article_title ?? 'Article'}
          </Link>
        ),
    },
    byColumn('decided_by'),
    whenColumn('decided_at', now),
    {
      field: 'undo',
      headerName: 'Actions',
      ...RIGHT_COLUMN,
      width: 150,
      renderCell: ({ row }) =>
        row.undone_at === null ? (
          <Button
            variant="text"
            size="small"
            disabled={isUndoing}
            aria-label={`Undo: ${row.words}`}
            onClick={() => void onUndo(row)}
          >
            Undo
          </Button>
        ) : (
          <span title={formatExact(row.undone_at)}>Undone{row.undone_by ? ` by ${row.undone_by}` : ''}</span>
        ),
    },
  ];
}
