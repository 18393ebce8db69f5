import Box from '@mui/material/Box';
import { badgesOf, type BadgeSource } from '@vaglio/startups-domain';
import { formatShortDate } from './format/date-formats';
import { Badge } from './Badge';
import { BADGE_LOOKS } from './badge-looks';

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
          <Badge {...BADGE_LOOKS[badge]}>{badge}</Badge>
        </Box>
      ))}
      {until !== undefined && (
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Badge {...BADGE_LOOKS.Later}>Later</Badge>
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, typography: 'caption', color: 'muted' }}
          >
            Until {formatShortDate(until, now)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
