import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText, callApi } from '@vaglio/api-client';
import type { ImportFile } from '@vaglio/contract';
import { Block, CountedLabel, ErrorAlert, Icon, LoadState, Pager, saveCsvFile } from '@vaglio/ui';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { useListImportLinesQuery } from '../hooks.gen';
import { outcomeLabel } from './import-text';
import type { CorrectCell } from './LineNotes';
import { LineRow } from './LineRow';
import { PlainTable } from './PlainTable';
import { useLineKeys } from './use-line-keys';

const FILTERS = ['all', 'create', 'update', 'unchanged', 'failed', 'noted', 'kept'] as const;
/** Filters that are shown only if at least one line matches. */
const RARE: readonly Filter[] = ['noted', 'kept'];
type Filter = (typeof FILTERS)[number];

interface LinesBlockProps {
  readonly file: ImportFile;
  readonly isWritten: boolean;
  /** Undefined if cells cannot be corrected. */
  readonly onCorrect: CorrectCell | undefined;
}

/** Lines of the file with paging and a filter by result. The keys `[` and `]` move between lines. */
export function LinesBlock({ file, isWritten, onCorrect }: LinesBlockProps) {
  const [filter, setFilter] = useState<Filter>(
    isWritten && (file.counts?.failed ?? 0) > 0 ? 'failed' : 'all',
  );
  const [query, setQuery] = useState({ page: 1, pageSize: DEFAULT_PAGE_SIZE, q: '' });
  const { data, currentData, error, isFetching, refetch } = useListImportLinesQuery({
    id: file.id,
    page: query.page,
    pageSize: query.pageSize,
    ...(filter !== 'all' && { outcome: filter }),
  });
  const errors = useErrorFile(file.id);
  const page = currentData ?? data;
  const keys = useLineKeys(page?.items.length ?? 0, query, page?.total ?? 0, (next) =>
    setQuery({ ...query, page: next }),
  );
  const totals = totalsOf(file);
  const failure = error ? errorText(error, 'Failed to load the lines') : errors.failure;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pl: 4, pr: 5 }}>
        <Tabs
          value={filter}
          aria-label="Lines by outcome"
          variant="scrollable"
          onChange={(_event, next: Filter) => {
            setFilter(next);
            setQuery({ ...query, page: 1 });
          }}
          sx={{ flex: '1 1 280px', minWidth: 0 }}
        >
          {FILTERS.filter((key) => !RARE.includes(key) || key === filter || totals[key] > 0).map((key) => (
            <Tab
              key={key}
              value={key}
              label={
                <CountedLabel count={totals[key]} isShown={key === filter}>
                  {filterLabel(key, isWritten)}
                </CountedLabel>
              }
            />
          ))}
        </Tabs>
        {totals.failed > 0 && (
          <Button size="small" startIcon={<Icon of={Download} />} onClick={errors.download}>
            Error file
          </Button>
        )}
      </Box>
      {failure && (
        <Block hasDivider>
          <ErrorAlert onRetry={() => void refetch()} isRetrying={isFetching}>
            {failure}
          </ErrorAlert>
        </Block>
      )}
      {!page && !failure && <LoadState isFetching={isFetching} failure={null} />}
      {page && page.items.length > 0 && (
        <PlainTable
          label="Lines"
          headers={[
            { text: 'Line', width: '72px', isRight: true },
            { text: 'Company', width: '24%' },
            { text: 'Outcome', width: '120px' },
            { text: 'What changes' },
          ]}
        >
          {page.items.map((line, index) => (
            <LineRow
              key={line.line}
              line={line}
              isWritten={isWritten}
              isCurrent={index === keys.current}
              rowRef={index === keys.current ? keys.rowRef : undefined}
              onCorrect={onCorrect}
            />
          ))}
        </PlainTable>
      )}
      {page && page.total === 0 && <Block hasDivider>No line with this outcome.</Block>}
      {page && page.total > 0 && <Pager total={page.total} query={query} onChange={setQuery} />}
    </>
  );
}

function filterLabel(filter: Filter, isWritten: boolean): string {
  if (filter === 'all') return 'All';
  if (filter === 'noted') return 'With notes';
  return filter === 'kept' ? 'Kept' : outcomeLabel(filter, isWritten);
}

function totalsOf({ counts, rows, state, changed_since }: ImportFile): Record<Filter, number> {
  const { create = 0, update = 0, unchanged = 0, failed = 0, noted = 0 } = counts ?? {};
  return {
    all: rows,
    create,
    update,
    unchanged,
    failed,
    noted,
    kept: state === 'undone' ? (changed_since ?? 0) : 0,
  };
}

const FALLBACK = 'Failed to load the error file';

/** Downloads the failed rows of an import with their error messages. */
function useErrorFile(id: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    const path = `/auth/imports/${encodeURIComponent(id)}/errors.csv`;
    const answer = await callApi(path, { isText: true }).catch(() => null);
    const text = answer && answer.status < 400 && typeof answer.data === 'string' ? answer.data : null;
    setFailure(text === null ? errorText(answer, FALLBACK) : null);
    if (text !== null) saveCsvFile('import-failed-rows.csv', text);
  };
  return { failure, download: () => void download() };
}
