import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import {
  lazy,
  memo,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Startup } from '@vaglio/contract';
import { FeatureBoundary, LoadState, Pager, WarningAlert } from '@vaglio/ui';
import { TrayBar } from '@vaglio/startup-details';
import { useListedWork } from '@vaglio/startup-activity';
import { WhatsNewLine, useSeen } from '@vaglio/saved-views';
import type { ListQuery } from '@vaglio/startups-data';
import type { Selection } from '../selection/use-selection';
import type { useStartupList } from '../use-startup-list';
import { EmptyList } from './EmptyList';
import { FilterChips } from './FilterChips';
import { LaterLine } from './LaterLine';
import { NoScoresLine } from './NoScoresLine';
import { ListSkeleton } from './ListSkeleton';
import { StartupList } from './StartupList';

const TableView = lazy(() => import('../table/TableView').then((module) => ({ default: module.TableView })));

interface ListColumnProps extends Pick<ComponentProps<typeof TableView>, 'facts'> {
  readonly id: string;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly isTable: boolean;
  readonly list: ReturnType<typeof useStartupList>;
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  /** Selected startups; null if the user cannot select startups. */
  readonly selection: Selection | null;
  /** Called after the user removed the last filter chip, so that the caller can move the focus. */
  readonly onEmptied: () => void;
  /** Details of the open startup, if they are shown inside its card. */
  readonly inlineDetails: ReactNode | undefined;
}

/** List of startups in rank order, with its messages above. */
export function ListColumn({
  id,
  listRef,
  isTable,
  list,
  facts,
  onExplainScore,
  selection,
  onEmptied,
  inlineDetails,
}: ListColumnProps) {
  const entries = selection?.selected.entries;
  const toggle = selection?.toggle;
  const rowSelection = useMemo(
    () =>
      entries && toggle
        ? { isChecked: (one: string) => entries.has(one), isAny: entries.size > 0, onToggle: toggle }
        : undefined,
    [entries, toggle],
  );
  const { listQuery, items, total, change } = list;
  const seen = useSeen(list);
  const works = useListedWork(items);
  const region = useRef<HTMLElement>(null);
  useFocusWhenEmpty(region, isTable && items.length === 0 && !list.isFetching);
  const shown = {
    items,
    openedId: list.opened?.id ?? null,
    onSelect: list.select,
    rowSelection,
    listRef,
    pendingFocusId: list.pendingFocusId,
    onFocused: list.clearPendingFocus,
  };
  return (
    <Box ref={region} id={id} role="region" aria-label="Startups" tabIndex={-1} sx={{ minWidth: 0 }}>
      <TrayBar />
      <FilterChips query={listQuery} onChange={change} onEmptied={onEmptied} />
      {list.news && (
        <WhatsNewLine
          news={list.news}
          isNarrowed={listQuery.since !== ''}
          onNarrow={(isNarrowed) =>
            change({ ...listQuery, since: isNarrowed ? 'visit' : '', page: 1, startup: '' })
          }
          onSeen={seen && (() => void seen())}
        />
      )}
      <LaterLine hidden={list.laterHidden} onShow={list.showLater} />
      <NoScoresLine query={listQuery} items={items} />
      {list.isUnfiltered && (
        <Box sx={{ mb: 2 }}>
          <WarningAlert>
            This server does not filter by canton or sector: startups of all cantons and sectors are listed.
          </WarningAlert>
        </Box>
      )}
      <LoadState
        isFetching={list.isFetching}
        failure={list.failure}
        onRetry={() => void list.retry()}
        isEmpty={items.length === 0}
        skeleton={<ListSkeleton isTable={isTable} />}
        empty={<EmptyList query={listQuery} similar={list.similar} onChange={change} />}
      >
        {isTable ? (
          <FeatureBoundary fallback={<ListSkeleton isTable />}>
            <TableView
              {...shown}
              query={listQuery}
              total={total ?? items.length}
              onChange={change}
              facts={facts}
            />
          </FeatureBoundary>
        ) : (
          <StartupList
            {...shown}
            works={works}
            onExplainScore={onExplainScore}
            inlineDetails={inlineDetails}
          />
        )}
        <ListPager total={total ?? items.length} query={listQuery} onChange={list.goToPage} />
      </LoadState>
    </Box>
  );
}

/** Moves the focus to the list when a correction removes the last row and thereby the focused cell. */
function useFocusWhenEmpty(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [region, isEmpty]);
}

interface ListPagerProps {
  readonly total: number;
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Pager in its own card below the list. */
const ListPager = memo(function ListPager(props: ListPagerProps) {
  return (
    <Paper sx={{ mt: 2, border: 1, borderColor: 'border', '&& > *': { borderTop: 0 } }}>
      <Pager {...props} />
    </Paper>
  );
});
