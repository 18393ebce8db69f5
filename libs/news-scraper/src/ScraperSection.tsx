import Box from '@mui/material/Box';
import { RefreshCw } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import type { NewsSource } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Icon, LoadState, Section } from '@vaglio/ui';
import { AddSourceCard } from './add/AddSourceCard';
import { ReadArticleCard } from './add/ReadArticleCard';
import { RunFacts } from './config/RunFacts';
import { ScraperFields } from './config/ScraperFields';
import { useScraperConfig } from './config/use-scraper-config';
import { ReadingNotices } from './readings/ReadingNotices';
import { useReadings } from './readings/use-readings';
import { SourcesCard } from './sources/SourcesCard';
import { UnreadCard } from './unread/UnreadCard';
import type { ShowUnread, UnreadTab } from './unread/use-unread-pages';

/** News scraper: whether and how often news is read, and below from where, and what could not be read. Source: spec §2, scraper. */
export function ScraperSection() {
  const [isReading, setIsReading] = useState(false);
  const readings = useReadings();
  const pause = useVisiblePause(isReading || readings.open.length > 0);
  const { saved, isFetching, failure, retry } = useScraperConfig(pause);
  const [unreadOf, setUnreadOf] = useState<{ source: NewsSource; tab: UnreadTab } | null>(null);
  const unreadCard = useRef<HTMLElement>(null);
  const hasUnread = useOffersUnread();
  // One asks again only while the server reads: then articles arrive without anybody's doing.
  if (saved !== null && saved.enabled !== isReading) setIsReading(saved.enabled);
  const showUnread: ShowUnread = (source, tab) => {
    setUnreadOf({ source, tab });
    unreadCard.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="News scraper"
        purpose="Whether and how often the news sources are read."
        action={
          readings.isSupported && (
            <BusyButton
              variant="outlined"
              startIcon={<Icon of={RefreshCw} />}
              busy={readings.isOrdering || readings.open.some(({ source_id }) => source_id === null)}
              busyLabel="Reading…"
              onClick={() => readings.order()}
            >
              Read all now
            </BusyButton>
          )
        }
      >
        <ReadingNotices
          open={readings.open}
          ended={readings.ended}
          onStop={readings.closeEnded}
          failure={readings.failure}
          onCloseFailure={readings.closeFailure}
        />
        <LoadState
          isFetching={isFetching}
          failure={saved ? null : failure}
          onRetry={retry}
          isEmpty={saved === null}
        >
          {saved && (
            <>
              {failure && (
                <Box sx={{ mb: 4 }}>
                  <ErrorAlert onRetry={retry} isRetrying={isFetching}>
                    {failure}
                  </ErrorAlert>
                </Box>
              )}
              <ScraperFields saved={saved} />
              <RunFacts config={saved} />
            </>
          )}
        </LoadState>
      </Section>
      <SourcesCard
        pause={pause}
        onRead={readings.isSupported ? (source) => readings.order(source.id) : null}
        onShowUnread={hasUnread ? showUnread : null}
      />
      <ReadArticleCard />
      {hasUnread && <AddSourceCard />}
      <Box ref={unreadCard} sx={{ scrollMarginTop: 64 }}>
        <UnreadCard
          key={`${unreadOf?.source.id} ${unreadOf?.tab}`}
          source={unreadOf?.source ?? null}
          firstTab={unreadOf?.tab ?? 'all'}
          onAllSources={() => setUnreadOf(null)}
          pause={pause}
        />
      </Box>
    </Box>
  );
}

/** Whether the server lists unread pages; one that does also looks for sources. */
function useOffersUnread(): boolean {
  return useIsSupported('listUnreadPages') === true;
}

/** Between two looks at how the reading goes on. */
const PAUSE_MS = 15_000;

/**
 * How long to wait before one asks the server again, for `pollingInterval`.
 * @returns 0, which is never, while nothing is to be expected or nobody sees the page
 */
function useVisiblePause(isExpecting: boolean): number {
  const isVisible = useSyncExternalStore(subscribe, isPageVisible);
  return isExpecting && isVisible ? PAUSE_MS : 0;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
