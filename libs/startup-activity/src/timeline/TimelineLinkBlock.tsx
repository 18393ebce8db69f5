import Link from '@mui/material/Link';
import { memo } from 'react';
import { formatCount, DetailBlock } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';
import { useTimeline } from './use-timeline';

interface TimelineLinkBlockProps {
  /** Id of the startup. */
  readonly id: string;
  readonly onTabChange: (tab: DetailsTab) => void;
}

/** Link from the details to the timeline. Hidden if the server does not support a timeline. */
export const TimelineLinkBlock = memo(function TimelineLinkBlock({
  id,
  onTabChange,
}: TimelineLinkBlockProps) {
  const { timeline } = useTimeline({ id });
  if (timeline === null) return null;
  const { all } = timeline.counts;
  return (
    <DetailBlock title="History">
      <Link component="button" type="button" onClick={() => onTabChange('timeline')} sx={{ minHeight: 24 }}>
        Show the timeline, {formatCount(all)} {all === 1 ? 'entry' : 'entries'}
      </Link>
    </DetailBlock>
  );
});
