import Box from '@mui/material/Box';
import { User, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { View } from '@vaglio/contract';
import { formatCount, Icon, VisuallyHidden } from '@vaglio/ui';
import { viewSearch } from '@vaglio/startups-data';

interface ViewTabProps {
  readonly id: string;
  readonly name: string;
  /** View, or null for the built-in view, which has no owner. */
  readonly view: Pick<View, 'is_team'> | null;
  readonly isCurrent: boolean;
  /** Number of startups in the view that are new. */
  readonly count: number;
}

/**
 * Tab that links to a view, with the owner's icon, the name, and the number of startups that are new since the user's
 * last visit.
 */
export function ViewTab({ id, name, view, isCurrent, count }: ViewTabProps) {
  return (
    <Box
      component={Link}
      to={{ search: viewSearch(id) }}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
      sx={[TAB, isCurrent && CURRENT]}
    >
      {view && <Icon of={view.is_team ? Users : User} size={16} />}
      {view && <VisuallyHidden>{view.is_team ? 'Team view ' : 'My view '}</VisuallyHidden>}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      {count > 0 && <NewCount count={count} />}
    </Box>
  );
}

/** Badge with the number of new startups in a view. */
export function NewCount({ count }: { readonly count: number }) {
  return (
    <Box component="span" className="count" sx={COUNT}>
      {formatCount(count)}
      <VisuallyHidden> new</VisuallyHidden>
    </Box>
  );
}

const TAB = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  minHeight: { xs: 44, md: 28 },
  maxWidth: 220,
  px: '10px',
  borderRadius: '6px',
  typography: { xs: 'body1', md: 'body2' },
  fontWeight: 550,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'neutralSoft', color: 'text.primary' },
  '& svg': { flex: 'none' },
};
const CURRENT = {
  '&, &:hover': { bgcolor: 'accentSoft', color: 'accentSoftText', fontWeight: 600 },
  '& .count': { bgcolor: 'background.paper' },
};
const COUNT = {
  minWidth: 20,
  px: '5px',
  borderRadius: '10px',
  textAlign: 'center',
  bgcolor: 'neutralSoft',
  color: 'text.secondary',
  typography: 'caption',
  lineHeight: '20px',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
};
