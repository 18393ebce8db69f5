import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import { LoadState } from '@vaglio/ui';
import { useReadFactHistoryQuery } from '@vaglio/startups-data';
import type { FactFieldName } from './fact-fields';
import type { FactsScope } from './facts-scope';
import { HistoryEntry } from './HistoryEntry';
import { useShownCount } from './use-shown-count';

interface FieldHistoryProps {
  readonly field: FactFieldName;
  readonly scope: FactsScope;
}

/** List of all user actions on a field and all its values from articles and imports, newest first. */
export function FieldHistory({ field, scope }: FieldHistoryProps) {
  const { currentData, error, isFetching, refetch } = useReadFactHistoryQuery({ id: scope.facts.id, field });
  const entries = currentData?.items ?? [];
  const { shown, more, showAll } = useShownCount(entries);
  return (
    <Box sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'border', overflowY: 'auto' }}>
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load the history') : null}
        onRetry={() => void refetch()}
        isEmpty={entries.length === 0}
        empty={<Box sx={{ color: 'muted', typography: 'body2' }}>Nothing was recorded yet.</Box>}
      >
        <Box
          component="ol"
          aria-label="History"
          sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}
        >
          {shown.map((entry) => (
            <HistoryEntry key={entry.id} field={field} entry={entry} scope={scope} />
          ))}
        </Box>
        {more > 0 && (
          <Button variant="text" size="small" sx={{ mt: 2, ml: -2 }} onClick={showAll}>
            Show all {entries.length}
          </Button>
        )}
      </LoadState>
    </Box>
  );
}
