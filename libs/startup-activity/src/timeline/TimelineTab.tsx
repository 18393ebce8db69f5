import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { VisuallyHidden } from '@vaglio/ui';
import { TimelineFilters } from './TimelineFilters';
import { TimelinePage } from './TimelinePage';
import { useTimeline, type TimelineKind } from './use-timeline';

const NOTHING: Readonly<Record<TimelineKind | 'all', string>> = {
  all: 'Nothing has happened yet.',
  change: 'Nothing was edited yet.',
  decision: 'Nothing was decided yet.',
  news: 'No article yet.',
  note: 'No note yet.',
  work: 'Nobody was assigned yet.',
  score: 'The score has not changed yet.',
};

interface TimelineTabProps {
  /** Id of the startup. */
  readonly id: string;
}

/** Timeline of a startup, grouped by day, newest day first. */
export function TimelineTab({ id }: TimelineTabProps) {
  const { claims } = useSession();
  const { hash } = useLocation();
  const [kind, setKind] = useState<TimelineKind>();
  const [announced, announce] = useState('');
  const { timeline } = useTimeline({ id });
  const target = hash.slice(1);
  const scope = { id, target, announce, canWrite: canWriteInvestments(claims) };
  return (
    <Box sx={{ px: { xs: 4, md: 6 }, py: 5 }}>
      <TimelineFilters kind={kind} onChange={setKind} counts={timeline?.counts ?? null} />
      <TimelinePage
        key={kind ?? 'all'}
        scope={scope}
        kind={kind}
        isTargetFound={target === '' || kind !== undefined}
        empty={NOTHING[kind ?? 'all']}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}
