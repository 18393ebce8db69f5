import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { TimelineEntry } from '@vaglio/contract';
import { dayText, LoadState, formatDate, zurichDay } from '@vaglio/ui';
import { TimelineEntryRow } from './TimelineEntryRow';
import type { TimelineScope } from './timeline-scope';
import { TimelineSkeleton } from './TimelineSkeleton';
import { useTimeline, type TimelineKind } from './use-timeline';

/** As many pages as are searched for the entry of the address. */
const SEARCHED_PAGES = 20;

interface TimelinePageProps {
  readonly scope: TimelineScope;
  readonly kind: TimelineKind | undefined;
  readonly before?: string;
  /** The day of the last entry above; '' for none. */
  readonly dayAbove?: string;
  /** How many pages are above. */
  readonly depth?: number;
  /** The entry of the address is above, or there is none. */
  readonly isTargetFound: boolean;
  readonly empty?: string;
}

/** Thirty entries by day, and those that follow once they are asked for. */
export function TimelinePage(props: TimelinePageProps) {
  const { scope, kind, before, dayAbove = '', depth = 0, isTargetFound, empty } = props;
  const { timeline, isFetching, failure, retry } = useTimeline(
    { id: scope.id, ...(kind && { kind }), ...(before !== undefined && { before }) },
    true,
  );
  const now = useNow();
  const [isMoreAsked, setIsMoreAsked] = useState(false);
  const items = timeline?.items ?? [];
  const isFound = isTargetFound || items.some(({ id }) => id === scope.target);
  const isMoreShown = isMoreAsked || (!isFound && depth < SEARCHED_PAGES);
  const next = timeline?.next ?? null;
  return (
    <LoadState
      isFetching={isFetching}
      failure={failure}
      onRetry={retry}
      isEmpty={items.length === 0}
      skeleton={<TimelineSkeleton />}
      empty={<Box sx={{ color: 'muted' }}>{empty}</Box>}
    >
      {daysOf(items, dayAbove).map(({ key, day, isBegun, entries }) => (
        <section key={key} aria-label={isBegun ? undefined : dayText(day, now)}>
          {!isBegun && (
            <Typography component="h3" variant="caption" sx={{ mb: 3, color: 'muted', fontWeight: 500 }}>
              {dayText(day, now)}
            </Typography>
          )}
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <TimelineEntryRow key={entry.id} entry={entry} scope={scope} />
            ))}
          </Box>
        </section>
      ))}
      {next !== null && isMoreShown && (
        <TimelinePage
          scope={scope}
          kind={kind}
          before={next}
          dayAbove={items.length > 0 ? dayOf(items[items.length - 1] ?? NO_DAY) : dayAbove}
          depth={depth + 1}
          isTargetFound={isFound}
        />
      )}
      {next !== null && !isMoreShown && (
        <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => setIsMoreAsked(true)}>
          Show more
        </Button>
      )}
    </LoadState>
  );
}

const NO_DAY = { at: '', has_time: true, news: null };

interface Day {
  /** The day, unless it is there already: an entry that a page got late. */
  readonly key: string;
  readonly day: string;
  /** Its heading is above. */
  readonly isBegun: boolean;
  readonly entries: TimelineEntry[];
}

function daysOf(items: readonly TimelineEntry[], dayAbove: string): Day[] {
  const days: Day[] = [];
  for (const entry of items) {
    const day = dayOf(entry);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else {
      const key = days.some((other) => other.day === day) ? `${day} ${entry.id}` : day;
      days.push({ key, day, isBegun: days.length === 0 && day === dayAbove, entries: [entry] });
    }
  }
  return days;
}

/** The day of an entry in Zurich, as it is shown: '20 Nov 2026'. The server orders entries by these days. */
export function dayOf({ at, has_time, news }: Pick<TimelineEntry, 'at' | 'has_time' | 'news'>): string {
  return formatDate(zurichDay(has_time ? at : (news?.published_at ?? at)));
}
