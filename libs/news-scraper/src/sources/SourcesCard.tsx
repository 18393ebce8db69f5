import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Block, DataTable, ErrorAlert, Icon, LoadState, Pager, Section } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';
import { useNow } from '../use-now';
import { AttemptList } from './AttemptList';
import { DeleteSourceDialog } from './DeleteSourceDialog';
import { ErrorList } from './ErrorList';
import { sourceColumns } from './source-columns';
import { SourceDialog } from './SourceDialog';
import { TestSourceDialog } from './TestSourceDialog';
import { useSourceRoom } from './use-source-room';
import { useTestSource } from './use-source-changes';
import { useSources } from './use-sources';

/** Longer lists are paged; this is the largest page that a person may choose. */
const UNPAGED_ROWS = 50;

/** Where news comes from, with the health of each source; left out on a server that keeps none. @param pause between two looks, in ms */
export function SourcesCard({ pause }: { readonly pause: number }) {
  const { sources, isOffered, isLoading, isFetching, failure, retry } = useSources(pause);
  const [edited, setEdited] = useState<NewsSource | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<NewsSource | null>(null);
  const [tested, setTested] = useState<NewsSource | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { test, ...testing } = useTestSource();
  const [query, setQuery] = useState({ page: 1, pageSize: UNPAGED_ROWS });
  const first = (query.page - 1) * query.pageSize;
  const isPaged = sources.length > UNPAGED_ROWS;
  const shown = isPaged ? sources.slice(first, first + query.pageSize) : sources;
  const now = useNow();
  const room = useSourceRoom();
  const columns = useMemo(
    () =>
      sourceColumns(room, now, {
        onEdit: setEdited,
        onDelete: setToDelete,
        onFailure: setRefusal,
        onTest: (source) => {
          setTested(source);
          test(source.id);
        },
      }),
    [room, now, test],
  );
  if (!isOffered) return null;
  const add = (
    <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
      Add source
    </Button>
  );
  return (
    <Section
      title="Sources"
      purpose="Feeds that are read, and how they do."
      action={add}
      headingLevel={2}
      isFlush
    >
      {refusal && (
        <Block>
          <ErrorAlert onClose={() => setRefusal(null)}>{refusal}</ErrorAlert>
        </Block>
      )}
      {failure === null ? (
        <>
          <DataTable
            label="Sources"
            columns={columns}
            rows={shown}
            rowId={({ id }) => id}
            isFetching={isLoading}
            total={sources.length}
            emptyText="No sources"
          />
          {room !== 'wide' && <ErrorList sources={shown} />}
          <AttemptList sources={shown} now={now} />
          {isPaged && <Pager total={sources.length} query={query} onChange={setQuery} />}
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {edited && <SourceDialog source={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {toDelete && <DeleteSourceDialog source={toDelete} onClose={() => setToDelete(null)} />}
      {tested && (
        <TestSourceDialog
          {...testing}
          source={tested}
          onRetry={() => test(tested.id)}
          onClose={() => setTested(null)}
        />
      )}
    </Section>
  );
}
