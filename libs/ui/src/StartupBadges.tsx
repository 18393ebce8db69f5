import Box from '@mui/material/Box';
import { Ban, CircleCheck, Clock, FileText, Mail, RefreshCw, Sparkles, type LucideIcon } from 'lucide-react';
import { badgesOf, type Badge as BadgeName, type BadgeSource } from '@vaglio/startups-domain';
import { formatDate } from './format/date-formats';
import { Badge, type BadgeTone } from './Badge';

const LOOKS: Readonly<Record<BadgeName, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  New: { tone: 'accent', icon: Sparkles },
  'Recently updated': { tone: 'neutral', icon: RefreshCw },
  Contacted: { tone: 'amber', icon: Mail },
  Contract: { tone: 'green', icon: FileText },
  Investment: { tone: 'solidGreen', icon: CircleCheck },
  Rejected: { tone: 'red', icon: Ban },
};

/** '15 Jan', with its year where that is not the next time. */
function shortDay(day: string, now: Date): string {
  const isNear = Date.parse(day) - now.getTime() < 300 * 86_400_000;
  return isNear ? formatDate(day).replace(/ \d{4}$/, '') : formatDate(day);
}

/** How new a startup is, what was decided about it, and until when it is Later. Source: spec §4, badges. */
export function StartupBadges({
  startup,
  now,
}: {
  readonly startup: BadgeSource & { readonly later_until?: string | undefined };
  readonly now: Date;
}) {
  const badges = badgesOf(startup, now);
  const until = startup.later_until;
  if (badges.length === 0 && until === undefined) return null;
  return (
    <Box
      component="ul"
      aria-label="Badges"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {badges.map((badge) => (
        <Box component="li" key={badge} sx={{ display: 'flex' }}>
          <Badge {...LOOKS[badge]}>{badge}</Badge>
        </Box>
      ))}
      {until !== undefined && (
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Badge tone="neutral" icon={Clock}>
            Later
          </Badge>
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, typography: 'caption', color: 'muted' }}
          >
            Until {shortDay(until, now)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
