import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  Ban,
  CircleCheck,
  Clock,
  MessageSquare,
  Newspaper,
  Pencil,
  TrendingDown,
  TrendingUp,
  Undo2,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { TimelineEntry } from '@vaglio/contract';
import { formatExact, Icon, timeOf } from '@vaglio/ui';
import { DecisionEntry } from './DecisionEntry';
import { NoteEntry } from '../notes/NoteEntry';
import { EntryText } from './EntryText';
import { ENTRY, ICON, RISE, TARGET, TIME } from './timeline-style';
import type { TimelineScope } from './timeline-scope';

interface TimelineEntryRowProps {
  readonly entry: TimelineEntry;
  readonly scope: TimelineScope;
}

/** Timeline entry with an icon, a text, and its time, which is a link to the entry. */
export function TimelineEntryRow({ entry, scope }: TimelineEntryRowProps) {
  const { id, at, has_time, decision, note } = entry;
  const { search } = useLocation();
  const row = useRef<HTMLLIElement | null>(null);
  const isTarget = scope.target === id;
  const arrive = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      if (isTarget) element?.focus();
    },
    [isTarget],
  );
  return (
    <Box component="li" ref={arrive} id={id} tabIndex={-1} sx={[ENTRY, isTarget && TARGET]}>
      <Box component="span" sx={[ICON, isRise(entry) && RISE]}>
        <Icon of={iconOf(entry)} size={14} />
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: 2 }}>
        {decision && <DecisionEntry decision={decision} scope={scope} focus={() => row.current?.focus()} />}
        {note && <NoteEntry note={note} announce={scope.announce} />}
        {!decision && !note && <EntryText entry={entry} />}
      </Box>
      {has_time && (
        <Link component={RouterLink} to={{ search, hash: id }} replace title={formatExact(at)} sx={TIME}>
          <time dateTime={at}>{timeOf(at)}</time>
        </Link>
      )}
    </Box>
  );
}

function isRise({ score }: TimelineEntry): boolean {
  return score !== null && score.after > score.before;
}

function iconOf(entry: TimelineEntry): LucideIcon {
  const { kind, decision, act } = entry;
  if (kind === 'score') return isRise(entry) ? TrendingUp : TrendingDown;
  if (kind === 'news') return Newspaper;
  if (kind === 'work') return UserCheck;
  if (kind === 'note') return MessageSquare;
  if (kind === 'change') return act === 'undone' ? Undo2 : Pencil;
  if (decision !== null && decision.undoes !== null) return Undo2;
  if (decision?.kind === 'later') return Clock;
  return decision?.kind === 'rejected' && decision.to === 1 ? Ban : CircleCheck;
}
