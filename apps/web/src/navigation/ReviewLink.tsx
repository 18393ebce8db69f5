import Box from '@mui/material/Box';
import { ListChecks } from 'lucide-react';
import { useReviewCount } from '@vaglio/review';
import { Badge, formatCount } from '@vaglio/ui';
import { SignedIn } from '../frame/SignedIn';
import { SideItem } from './SideItem';
import { TopLink } from './TopLink';

interface ReviewLinkProps {
  readonly isActive: boolean;
  /** Of the drawer; without it the link is in the bar. */
  readonly onClick?: () => void;
}

/** The way to Review with what waits there; absent where the server does not offer it. */
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
