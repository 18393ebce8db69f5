import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import type { ListQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { activeFilters } from './active-filters';

interface NoScoresLineProps {
  readonly query: ListQuery;
  readonly items: readonly Startup[];
}

/** Line that explains scores of 0. It is shown if the highest score of the whole list, without filters, is 0. */
export function NoScoresLine({ query, items }: NoScoresLineProps) {
  const { role } = useSession();
  const [highest] = items;
  const isRanked = query.sort === 'score' && query.dir === 'desc' && query.page === 1;
  if (!isRanked || activeFilters(query).length > 0 || highest?.score !== 0) return null;
  return (
    <Box sx={{ minHeight: 28, mb: 2, color: 'text.secondary' }}>
      The highest score of this list is 0. A score is the sum of the weights of a startup’s awards.{' '}
      {canSeeSettings(role) && (
        <Link component={RouterLink} to={routes.settings('params')} sx={{ fontWeight: 550 }}>
          Set weights
        </Link>
      )}
    </Box>
  );
}
