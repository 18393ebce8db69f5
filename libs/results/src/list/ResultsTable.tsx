import { lazy, useMemo, useState, type ReactNode } from 'react';
import { DialogBoundary, ReadOnlyTable, Pager, scoreDecimals } from '@vaglio/ui';
import { RawEvidenceDialog } from '../evidence/RawEvidenceDialog';
import { LoadFailure } from './LoadFailure';
import { resultColumns, STACKED_RESULT } from './result-columns';
import type { RowActions } from './actions-column';
import type { Selection } from './select-column';
import { scoreOf } from './startup-cells';
import { hasState } from './state-column';
import { SORTS, type ListView, type ResultsView } from './results-view';
import type { ListedStartup, ResultPage } from './use-result-pages';

const RowDialog = lazy(() => import('../row/RowDialog').then((module) => ({ default: module.RowDialog })));

interface ResultsTableProps extends RowActions {
  readonly page: ResultPage;
  readonly view: ListView;
  readonly onViewChange: (view: ResultsView) => void;
  /** Selected rows; undefined if rows cannot be selected. */
  readonly selection?: Selection;
  /** Content that is shown for an empty list. */
  readonly empty: ReactNode;
}

const NAMES = { raw: 'Raw startups', curated: 'Curated startups' } as const;

/** Page of a list. It shows an error with Retry, the empty state, or the table with its pager. */
export function ResultsTable(props: ResultsTableProps) {
  const { page, view, onViewChange, onDelete, onAccept, onDiscard, selection, empty } = props;
  const [now] = useState(() => new Date());
  const [opened, setOpened] = useState<ListedStartup | null>(null);
  const [sourced, setSourced] = useState<ListedStartup | null>(null);
  const { rows, total, isFetching, failure } = page;
  const decimals = scoreDecimals(rows.map(scoreOf));
  const isStateful = rows.some(hasState);
  const columns = useMemo(() => {
    const actions = { onDelete, onAccept, onDiscard };
    const shown = { isStateful, isWaiting: view.show === 'waiting', selection, actions };
    return resultColumns(view.tab, now, decimals, { ...shown, onSources: setSourced, onOpen: setOpened });
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
        sort={view.sort === '' ? undefined : { field: view.sort, direction: view.dir }}
        onSortChange={({ field, direction: dir }) => {
          const sort = SORTS[view.tab].find((each) => each === field);
          if (sort) onViewChange({ ...view, sort, dir, page: 1 });
        }}
      />
      {opened && (
        <DialogBoundary title={opened.company_name} width="wide" onClose={() => setOpened(null)}>
          <RowDialog row={opened} onClose={() => setOpened(null)} />
        </DialogBoundary>
      )}
      {sourced && <RawEvidenceDialog row={sourced} onClose={() => setSourced(null)} />}
      {total !== null && <Pager total={total} query={view} onChange={onViewChange} />}
    </>
  );
}
