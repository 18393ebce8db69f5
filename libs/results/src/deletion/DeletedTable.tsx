import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { DeletedRow } from '@vaglio/contract';
import { useRestoreDeletedMutation } from '@vaglio/startups-data';
import { Block, ReadOnlyTable, EmptyState, ErrorAlert, Pager, useToast } from '@vaglio/ui';
import type { ListPage } from '../list/list-page';
import { LoadFailure } from '../list/LoadFailure';
import type { ResultsView } from '../list/results-view';
import { deletedColumns, STACKED_DELETED } from './deleted-columns';

interface DeletedTableProps {
  readonly page: ListPage<DeletedRow>;
  readonly view: ResultsView;
  readonly onViewChange: (view: ResultsView) => void;
}

/** Table of the rows deleted in the last 30 days. Each row has a Restore button. */
export function DeletedTable({ page, view, onViewChange }: DeletedTableProps) {
  const [now] = useState(() => new Date());
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const [restore, { isLoading, originalArgs }] = useRestoreDeletedMutation();
  const restoring = isLoading ? (originalArgs?.id ?? null) : null;
  const columns = useMemo(() => {
    const onRestore = async ({ id, company_name }: DeletedRow) => {
      setRefused(null);
      const { error } = await restore({ id, body: {} });
      if (error) setRefused(errorText(error, 'Restore failed'));
      else toast({ message: `${company_name} is restored.` });
    };
    return deletedColumns(now, restoring, (row) => void onRestore(row));
  }, [now, restoring, restore, toast]);
  const { rows, total, isFetching, failure } = page;
  if (failure !== null) return <LoadFailure page={page} />;
  if (total === 0 && !isFetching)
    return (
      <EmptyState
        icon={Trash2}
        title="Nothing is deleted"
        text="Startups and raw rows that an admin deletes can be restored here for 30 days."
      />
    );
  return (
    <>
      {refused && (
        <Block hasDivider>
          <ErrorAlert>{refused}</ErrorAlert>
        </Block>
      )}
      <ReadOnlyTable
        label="Deleted startups"
        columns={columns}
        stacked={STACKED_DELETED}
        rows={rows}
        rowId={({ id }) => id}
        isFetching={isFetching}
        total={total ?? 0}
        emptyText="Nothing is deleted"
      />
      {total !== null && <Pager total={total} query={view} onChange={onViewChange} />}
    </>
  );
}
