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

/** As the server calls the built-in view of all active startups. */
const ALL_ACTIVE = 'all';

/**
 * '7 new since Tuesday', which leads to these; before a person's first visit of the list, and where the
 * server knows no visits, what is new in seven days. Nothing while it is not known.
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

/** What reached the threshold in seven days, as a line that leads to it; nothing while it is not known, or where the server does not say. */
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

/** A line of its own that leads to a list, wide enough for a finger. */
function LeadLink({ to, children }: LeadLinkProps) {
  return (
    <Link component={RouterLink} to={to} underline="none" sx={LINE}>
      {children}
      <Icon of={ArrowRight} />
    </Link>
  );
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 550 };
