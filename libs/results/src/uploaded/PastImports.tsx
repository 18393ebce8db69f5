import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ImportSummary } from '@vaglio/contract';
import {
  Block,
  EMPTY_VALUE,
  EmptyState,
  ErrorAlert,
  formatCount,
  formatExact,
  formatRelative,
  LoadState,
  Pager,
  TABULAR,
} from '@vaglio/ui';
import { useNow } from '../import/use-now';
import { useListImportsQuery } from '../hooks.gen';
import { sendersText, stateText } from './import-text';
import { resultsApi } from './imports.api';
import { PlainTable } from './PlainTable';
import { isInProgress } from './use-import-file';

interface PastImportsProps {
  /** Id of the displayed import; '' if no import is displayed. */
  readonly current: string;
  readonly onOpen: (id: string) => void;
}

/** Page width in px below which rows become cards. Nine columns would leave too little space for file names. */
const CARDS_BELOW = 1000;
/** Polling interval in ms while an import is running. */
const POLL_MS = 2_000;
const RIGHT = { ...TABULAR, textAlign: 'right' } as const;

/** Table of all imports, newest first. */
export function PastImports({ current, onOpen }: PastImportsProps) {
  const [query, setQuery] = useState({ page: 1, pageSize: 20, q: '' });
  const page = { page: query.page, pageSize: query.pageSize };
  const known = resultsApi.endpoints.listImports.useQueryState(page);
  const isOneAtWork =
    known.data?.items.some(({ state }) => state !== 'uploading' && isInProgress(state)) ?? false;
  const { data, error, isFetching, refetch } = useListImportsQuery(page, {
    pollingInterval: isOneAtWork ? POLL_MS : 0,
  });
  const now = new Date(useNow());
  const failure = error ? errorText(error, 'Failed to load the imports') : null;
  return (
    <>
      {failure && (
        <Block>
          <ErrorAlert onRetry={() => void refetch()} isRetrying={isFetching}>
            {failure}
          </ErrorAlert>
        </Block>
      )}
      {!data && !failure && <LoadState isFetching={isFetching} failure={null} />}
      {data?.total === 0 && (
        <EmptyState
          icon={Upload}
          title="No file was imported yet."
          text="A file that you choose is listed here, with what it did."
        />
      )}
      {data && data.items.length > 0 && (
        <PlainTable
          label="Past imports"
          cardsBelow={CARDS_BELOW}
          headers={[
            { text: 'File' },
            { text: 'By', width: '14%' },
            { text: 'When', width: '110px', isRight: true },
            { text: 'Created', width: '80px', isRight: true },
            { text: 'Updated', width: '80px', isRight: true },
            { text: 'Unchanged', width: '96px', isRight: true },
            { text: 'Failed', width: '70px', isRight: true },
            { text: 'State', width: '20%' },
            { text: 'Actions', width: '100px', isRight: true },
          ]}
        >
          {data.items.map((item) => (
            <PastImport key={item.id} item={item} now={now} isCurrent={item.id === current} onOpen={onOpen} />
          ))}
        </PlainTable>
      )}
      {data && data.total > query.pageSize && <Pager total={data.total} query={query} onChange={setQuery} />}
    </>
  );
}

interface PastImportProps {
  readonly item: ImportSummary;
  readonly now: Date;
  readonly isCurrent: boolean;
  readonly onOpen: (id: string) => void;
}

const COUNTS = ['create', 'update', 'unchanged', 'failed'] as const;

function PastImport({ item, now, isCurrent, onOpen }: PastImportProps) {
  const { id, file_name, created_by, committed_at, created_at, counts, state } = item;
  const at = committed_at ?? created_at;
  const isWritten = ['committed', 'undoing', 'undone'].includes(state);
  return (
    <TableRow
      sx={isCurrent ? { bgcolor: 'selected' } : undefined}
      {...(isCurrent && { 'aria-current': true })}
    >
      <TableCell sx={{ fontWeight: 550, minWidth: 200 }}>{file_name}</TableCell>
      <TableCell>
        {created_by ?? EMPTY_VALUE}
        {sendersText(item) && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{sendersText(item)}</Box>
        )}
      </TableCell>
      <TableCell sx={RIGHT} title={formatExact(at)}>
        {formatRelative(at, now)}
      </TableCell>
      {COUNTS.map((key) => (
        <TableCell
          key={key}
          sx={{
            ...RIGHT,
            ...(key === 'failed' && isWritten && counts && counts.failed > 0 && { color: 'error.main' }),
          }}
        >
          <Box
            component="span"
            sx={{ [`@media (min-width: ${CARDS_BELOW}px)`]: { display: 'none' }, color: 'text.secondary' }}
          >
            {key === 'create'
              ? 'Created '
              : key === 'update'
                ? 'Updated '
                : key === 'failed'
                  ? 'Failed '
                  : 'Unchanged '}
          </Box>
          {counts && isWritten ? formatCount(counts[key]) : EMPTY_VALUE}
        </TableCell>
      ))}
      <TableCell sx={{ color: 'text.secondary' }}>{stateText(item)}</TableCell>
      <TableCell sx={{ textAlign: 'right' }}>
        {!isCurrent && (
          <Button
            size="small"
            variant="text"
            aria-label={`${isWritten ? 'Report' : 'Continue'}: ${file_name}`}
            onClick={() => onOpen(id)}
          >
            {isWritten ? 'Report' : 'Continue'}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
