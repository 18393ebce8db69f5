import { useMemo, useState, type ReactNode } from 'react';
import { ReadOnlyTable, Pager, scoreDecimals } from '@vaglio/ui';
import { RawEvidenceDialog } from '../evidence/RawEvidenceDialog';
import { LoadFailure } from './LoadFailure';
import { resultColumns, STACKED_RESULT } from './result-columns';
import type { RowActions } from './actions-column';
import type { Selection } from './select-column';
import { scoreOf } from './startup-cells';
import { hasState } from './state-column';
import type { ListView, ResultsView } from './results-view';
import type { ListedStartup, ResultPage } from './use-result-pages';

interface ResultsTableProps extends RowActions {
  readonly page: ResultPage;
  readonly view: ListView;
  readonly onViewChange: (view: ResultsView) => void;
  /** Only where several rows can be chosen. */
  readonly selection?: Selection;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
}

const NAMES = { raw: 'Raw startups', curated: 'Curated startups' } as const;

/** One page of a list: error with Retry, empty, or the table (a skeleton while it loads first) with its pager. */
export function ResultsTable(props: ResultsTableProps) {
  const { page, view, onViewChange, onDelete, onAccept, onDiscard, selection, empty } = props;
  const [now] = useState(() => new Date());
  const [sourced, setSourced] = useState<ListedStartup | null>(null);
  const { rows, total, isFetching, failure } = page;
  const decimals = scoreDecimals(rows.map(scoreOf));
  const isStateful = rows.some(hasState);
  const columns = useMemo(() => {
    const actions = { onDelete, onAccept, onDiscard };
    const shown = { isStateful, isWaiting: view.show === 'waiting', selection, actions };
    return resultColumns(view.tab, now, decimals, { ...shown, onSources: setSourced });
  }, [view.tab, view.show, now, decimals, isStateful, selection, onDelete, onAccept, onDiscard]);
  if (failure !== null) return <LoadFailure page={page} />;
  if (total === 0 && !isFetching) return empty;
  return (
    <>
      <ReadOnlyTable
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
