import Box from '@mui/material/Box';
import type { NewsSource } from '@vaglio/contract';
import { Block, BusyButton, formatCount, LoadState, Pager, Section } from '@vaglio/ui';
import { counted } from '../until-text';
import { useNow } from '../use-now';
import { SourceFilter } from './SourceFilter';
import { UnreadTable } from './UnreadTable';
import { PANEL_ID, tabIdOf, UnreadTabs } from './UnreadTabs';
import { useUnreadPages, type UnreadTab } from './use-unread-pages';

interface UnreadCardProps {
  /** Source whose pages are listed, or null for all sources. */
  readonly source: NewsSource | null;
  /** Tab that is selected initially. */
  readonly firstTab?: UnreadTab;
  readonly onAllSources: () => void;
  /** Polling interval in ms. 0 disables polling. */
  readonly pause: number;
}

/**
 * Card with pages that could not be read, with the reason, the number of attempts and the next attempt. Users can retry
 * a page or exclude it permanently.
 */
export function UnreadCard({ source, firstTab = 'all', onAllSources, pause }: UnreadCardProps) {
  const pages = useUnreadPages(source?.id ?? null, pause, firstTab);
  const { list, view, show } = pages;
  const now = useNow();
  if (!pages.isSupported) return null;
  const isNever = view.tab === 'never';
  const count = isNever ? 0 : (list?.total ?? 0);
  return (
    <Section
      title="Unread pages"
      help="Unread pages"
      purpose={`${counted(list?.open_count ?? 0, 'item')} listed by a source could not be read. A page is tried 4 times.`}
      action={
        count > 0 && (
          <BusyButton
            variant="outlined"
            busy={pages.isRetrying}
            busyLabel="Saving…"
            onClick={() => void pages.retryAll(count)}
          >
            {retryAllText(count, view.tab === 'copy')}
          </BusyButton>
        )
      }
      headingLevel={2}
      isFlush
    >
      {source && <SourceFilter source={source} onAllSources={onAllSources} />}
      {list && <UnreadTabs tab={view.tab} list={list} onChange={(tab) => show({ ...view, tab, page: 1 })} />}
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={list ? tabIdOf(view.tab) : undefined}>
        {pages.failure === null ? (
          <UnreadTable
            pages={list?.items ?? []}
            total={list?.total ?? 0}
            isFetching={pages.isLoading}
            isNever={isNever}
            now={now}
            onRetry={(page) => void pages.retryOne(page)}
            onNever={(page) => void pages.neverOne(page)}
          />
        ) : (
          <Block>
            <LoadState isFetching={pages.isFetching} failure={pages.failure} onRetry={pages.reload} />
          </Block>
        )}
      </Box>
      {list && (list.total > view.pageSize || view.page > 1) && (
        <Pager total={list.total} query={view} onChange={show} />
      )}
    </Section>
  );
}

function retryAllText(count: number, areCopies: boolean): string {
  if (areCopies) return count === 1 ? 'Read it anyway' : `Read all ${formatCount(count)} anyway`;
  return count === 1 ? 'Try it again' : `Try all ${formatCount(count)} again`;
}
