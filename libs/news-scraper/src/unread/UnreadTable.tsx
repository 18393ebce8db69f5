import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { UnreadPage } from '@vaglio/contract';
import { DataTable } from '@vaglio/ui';
import { unreadColumns } from './unread-columns';

interface UnreadTableProps {
  readonly pages: readonly UnreadPage[];
  readonly total: number;
  readonly isFetching: boolean;
  /** True if the listed pages are permanently excluded. */
  readonly isNever: boolean;
  readonly now: Date;
  readonly onRetry: (page: UnreadPage) => void;
  readonly onNever: (page: UnreadPage) => void;
}

const EMPTY = { px: 5, py: 6, color: 'muted' };
const STACKED = { title: 'title', lines: [['reason'], ['source', 'next_attempt_at']] } as const;

/** Table with a page of the unread pages. */
export function UnreadTable({ pages, total, isFetching, isNever, now, onRetry, onNever }: UnreadTableProps) {
  const columns = useMemo(
    () => unreadColumns(now, { onRetry, onNever: isNever ? null : onNever }),
    [now, onRetry, onNever, isNever],
  );
  const emptyText = isNever ? 'No page is excluded.' : 'No unread page.';
  if (pages.length === 0 && !isFetching) return <Box sx={EMPTY}>{emptyText}</Box>;
  return (
    <DataTable
      label="Unread pages"
      columns={columns}
      rows={pages}
      rowId={({ id }) => id}
      isFetching={isFetching}
      total={total}
      emptyText={emptyText}
      stacked={STACKED}
    />
  );
}
