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

/** Maximum number of pages in which the entry in the address is searched. */
const SEARCHED_PAGES = 20;

interface TimelinePageProps {
  readonly scope: TimelineScope;
  readonly kind: TimelineKind | undefined;
  readonly before?: string;
  /** Day of the last entry on the previous page, or '' without a previous page. */
  readonly dayAbove?: string;
  /** Number of previous pages. */
  readonly depth?: number;
  /** True if the entry in the address is on a previous page, or if the address contains no entry. */
  readonly isTargetFound: boolean;
  readonly empty?: string;
}

/** Page of thirty timeline entries, grouped by day. Further pages load on request. */
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
        // The focused button disappears, so the focus moves to the page that it has loaded.
        <Box ref={isMoreAsked ? focusOn : null} tabIndex={-1} sx={{ outline: 'none' }}>
          <TimelinePage
            scope={scope}
            kind={kind}
            before={next}
            dayAbove={items.length > 0 ? dayOf(items[items.length - 1] ?? NO_DAY) : dayAbove}
            depth={depth + 1}
            isTargetFound={isFound}
          />
        </Box>
      )}
      {next !== null && !isMoreShown && (
        <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => setIsMoreAsked(true)}>
          Show more
        </Button>
      )}
    </LoadState>
  );
}

const focusOn = (page: HTMLElement | null) => page?.focus({ preventScroll: true });

const NO_DAY = { at: '', has_time: true, news: null };

interface Day {
  /** Unique key of the group. It is the day, with a suffix if the day occurs twice because an entry arrived late. */
  readonly key: string;
  readonly day: string;
  /** True if the heading of this day is on the previous page. */
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

/** Returns the day of an entry in Zurich as text, such as '20 Nov 2026'. The server sorts the entries by these days. */
export function dayOf({ at, has_time, news }: Pick<TimelineEntry, 'at' | 'has_time' | 'news'>): string {
  return formatDate(zurichDay(has_time ? at : (news?.published_at ?? at)));
}
