import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StartupHistory } from '@vaglio/startups-data';
import { formatCount, formatExact, formatRelative, LoadState } from '@vaglio/ui';
import { historyWords } from './history-words';
import { ReasonList } from './ReasonList';

interface HistoryListProps {
  readonly history: StartupHistory | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
  readonly now: Date;
  /** Absent when all that can be shown is shown. */
  readonly onMore: (() => void) | undefined;
}

/** The sentences of a startup's history, the newest first. */
export function HistoryList({ history, isFetching, failure, retry, now, onMore }: HistoryListProps) {
  const entries = history?.items ?? [];
  const more = (history?.total ?? 0) - entries.length;
  return (
    <LoadState
      isFetching={isFetching}
      failure={failure}
      onRetry={retry}
      isEmpty={entries.length === 0}
      empty={<Box sx={{ color: 'muted' }}>Nothing was recorded yet.</Box>}
    >
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ overflowWrap: 'anywhere', lineHeight: '20px' }}>
            {historyWords(entry) ?? 'Changed'}
            <Box component="span" sx={{ color: 'muted', typography: 'body2' }}>
              {' · '}
              <time dateTime={entry.at} title={formatExact(entry.at)}>
                {formatRelative(entry.at, now)}
              </time>
            </Box>
            <ReasonList reasons={entry.reasons} />
          </Box>
        ))}
      </Box>
      {more > 0 && onMore && (
        <Button variant="text" size="small" sx={{ mt: 2, ml: -2 }} onClick={onMore}>
          Show {formatCount(more)} more
        </Button>
      )}
    </LoadState>
  );
}
