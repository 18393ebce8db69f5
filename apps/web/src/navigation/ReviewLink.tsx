import Box from '@mui/material/Box';
import { ListChecks } from 'lucide-react';
import { useReviewCount } from '@vaglio/review';
import { Badge, formatCount } from '@vaglio/ui';
import { SignedIn } from '../frame/SignedIn';
import { SideItem } from './SideItem';
import { TopLink } from './TopLink';

interface ReviewLinkProps {
  readonly isActive: boolean;
  /** Click handler, only for a link in the drawer. Without it, the link is in the top bar. */
  readonly onClick?: () => void;
}

/** Link to Review with the number of pending entries. Hidden if the server does not support it. */
export function ReviewLink(props: ReviewLinkProps) {
  return (
    <SignedIn>
      <Counted {...props} />
    </SignedIn>
  );
}

function Counted({ isActive, onClick }: ReviewLinkProps) {
  const waiting = useReviewCount();
  if (waiting === null) return null;
  const { count, to } = waiting;
  if (onClick)
    return <SideItem label="Review" icon={ListChecks} to={to} isActive={isActive} onClick={onClick} />;
  return (
    <TopLink label="Review" to={to} isActive={isActive}>
      {count > 0 && (
        <Box component="span" sx={{ ml: 2, display: 'inline-flex' }}>
          <Badge tone="accent">{formatCount(count)}</Badge>
        </Box>
      )}
    </TopLink>
  );
}
