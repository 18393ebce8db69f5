import { useMemo, useState, type ReactNode } from 'react';
import { Block, DataTable, ErrorAlert, Pager, scoreDecimals } from '@vaglio/ui';
import { isSetAside } from '../deletion/set-aside-column';
import { RawEvidenceDialog } from '../evidence/RawEvidenceDialog';
import { resultColumns, STACKED_RESULT } from './result-columns';
import { scoreOf } from './startup-cells';
import type { ListView, ResultsView } from './results-view';
import type { ListedStartup, ResultPage } from './use-result-pages';

interface ResultsTableProps {
  readonly page: ResultPage;
  readonly view: ListView;
  readonly onViewChange: (view: ResultsView) => void;
  /** Only for those who may delete. */
  readonly onDelete?: ((row: ListedStartup) => void) | undefined;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
}

const NAMES = { raw: 'Raw startups', curated: 'Curated startups' } as const;

/** One page of a list: error with Retry, empty, or the table (a skeleton while it loads first) with its pager. */
export function ResultsTable({ page, view, onViewChange, onDelete, empty }: ResultsTableProps) {
  const [now] = useState(() => new Date());
  const [sourced, setSourced] = useState<ListedStartup | null>(null);
  const { rows, total, isFetching, failure, retry } = page;
  const decimals = scoreDecimals(rows.map(scoreOf));
  const hasSetAside = rows.some(isSetAside);
  const columns = useMemo(
    () => resultColumns(view.tab, now, decimals, { hasSetAside, onSources: setSourced, onDelete }),
    [view.tab, now, decimals, hasSetAside, onDelete],
  );
  if (failure !== null)
    return (
      <Block hasDivider>
        <ErrorAlert onRetry={retry} isRetrying={isFetching}>
          {failure}
        </ErrorAlert>
      </Block>
    );
  if (total === 0 && !isFetching) return empty;
  return (
    <>
      <DataTable
        label={NAMES[view.tab]}
        columns={columns}
        stacked={STACKED_RESULT}
        rows={rows}
        rowId={({ id }) => id}
        isFetching={isFetching}
        total={total ?? 0}
        emptyText="No startups"
      />
      {sourced && <RawEvidenceDialog row={sourced} onClose={() => setSourced(null)} />}
      {total !== null && <Pager total={total} query={view} onChange={onViewChange} />}
    </>
  );
}
