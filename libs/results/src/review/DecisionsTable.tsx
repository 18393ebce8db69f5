import { History } from 'lucide-react';
import { ReadOnlyTable, EmptyState, Pager, type TableColumn } from '@vaglio/ui';
import type { ListPage } from '../list/list-page';
import { LoadFailure } from '../list/LoadFailure';
import type { ResultsView } from '../list/results-view';
import { STACKED_DECISION } from './decision-columns';

interface DecisionsTableProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly page: ListPage<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly view: ResultsView;
  readonly onViewChange: (view: ResultsView) => void;
  /** Title and text of the empty state. */
  readonly empty: readonly [string, string];
}

/** Page of decisions or discarded names. It shows an error with Retry, the empty state, or the table with its pager. */
export function DecisionsTable<Row extends { readonly id: string }>(props: DecisionsTableProps<Row>) {
  const { label, page, columns, view, onViewChange, empty } = props;
  const { rows, total, isFetching, failure } = page;
  if (failure !== null) return <LoadFailure page={page} />;
  if (total === 0 && !isFetching) return <EmptyState icon={History} title={empty[0]} text={empty[1]} />;
  return (
    <>
      <ReadOnlyTable
        label={label}
        columns={columns}
        stacked={STACKED_DECISION}
        rows={rows}
        rowId={({ id }) => id}
        isFetching={isFetching}
        total={total ?? 0}
        emptyText={empty[0]}
      />
      {total !== null && <Pager total={total} query={view} onChange={onViewChange} />}
    </>
  );
}
