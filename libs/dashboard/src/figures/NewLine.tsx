import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useNow } from '@vaglio/auth-session';
import { useCountViewNewsQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { briefSinceText, newsText } from '@vaglio/saved-views';
import { useReadNewStartupsQuery } from '../dashboard.api';
import { reachedAddress } from './list-address';
import Link from '@mui/material/Link';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '@vaglio/ui';

/** Id of the built-in view of all active startups. */
const ALL_ACTIVE = 'all';

/**
 * Link to the new startups, such as '7 new since Tuesday'. Before the first visit of the list, and on servers without
 * visits, it counts the last seven days. It renders nothing while loading.
 */
export function NewLine() {
  const now = useNow();
  const { data, error } = useCountViewNewsQuery();
  if (!data && !error) return null;
  const news = error ? undefined : data?.items.find(({ id }) => id === ALL_ACTIVE);
  if (!news || news.since === null) return <WeekLine />;
  const since = briefSinceText(news.since, now);
  const text = newsText(news);
  if (text === '') return <Box sx={{ color: 'muted' }}>Nothing new since {since}</Box>;
  return (
    <LeadLink to={routes.investments({ since: 'visit' })}>
      {text} since {since}
    </LeadLink>
  );
}

/**
 * Link to the startups that reached the threshold in the last seven days. It renders nothing while loading or if the
 * server does not return these startups.
 */
function WeekLine() {
  const { data, error } = useReadNewStartupsQuery();
  if (!data || error) return null;
  if (data.count === 0)
    return <Box sx={{ color: 'muted' }}>Nothing new above the threshold in seven days</Box>;
  return <LeadLink to={reachedAddress(data)}>{data.count} new above the threshold in seven days</LeadLink>;
}

interface LeadLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Link on a separate line, large enough for touch. */
function LeadLink({ to, children }: LeadLinkProps) {
  return (
    <Link component={RouterLink} to={to} underline="none" sx={LINE}>
      {children}
      <Icon of={ArrowRight} />
    </Link>
  );
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 550 };
