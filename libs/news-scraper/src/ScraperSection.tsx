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

/**
 * Settings section of the news scraper with its schedule, its sources and the unread pages. Source: spec §2, scraper.
 */
export function ScraperSection() {
  const [isReading, setIsReading] = useState(false);
  const readings = useReadings();
  const pause = useVisiblePause(isReading || readings.open.length > 0);
  const { saved, isFetching, failure, retry } = useScraperConfig(pause);
  const [unreadOf, setUnreadOf] = useState<{ source: NewsSource; tab: UnreadTab } | null>(null);
  const unreadCard = useRef<HTMLElement>(null);
  const hasUnread = useOffersUnread();
  // The section polls only while the scraper is switched on, because otherwise no articles arrive.
  if (saved !== null && saved.enabled !== isReading) setIsReading(saved.enabled);
  const showUnread: ShowUnread = (source, tab) => {
    setUnreadOf({ source, tab });
    unreadCard.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="News scraper"
        purpose="Schedule of the news sources."
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

/** Returns true if the server lists unread pages. Such a server can also search for sources. */
function useOffersUnread(): boolean {
  return useIsSupported('listUnreadPages') === true;
}

/** Polling interval of the news status. */
const PAUSE_MS = 15_000;

/**
 * Returns the interval for `pollingInterval` in ms.
 * @param isExpecting true if a change is expected
 * @returns 0 (no polling) if no change is expected or the page is hidden
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
