import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { badgesOf, type BadgeSource } from '@vaglio/startups-domain';
import { formatShortDate, Badge } from '@vaglio/ui';
import { BADGE_LOOKS } from './badge-looks';

interface StartupBadgesProps {
  readonly startup: BadgeSource & { readonly later_until?: string | undefined };
  readonly now: Date;
  /**
   * Opens the date editor of Later. null if the date is read-only.
   * @param anchor element of the date
   */
  readonly onLater?: ((anchor: HTMLElement) => void) | null;
}

/** Badges of a startup: whether it is new or updated, the decisions, and the date of Later. Source: spec §4, badges. */
export function StartupBadges({ startup, now, onLater = null }: StartupBadgesProps) {
  const badges = badgesOf(startup, now);
  const until = startup.later_until;
  if (badges.length === 0 && until === undefined) return null;
  return (
    <ul aria-label="Badges" className="vg-badges">
      {badges.map((badge) => (
        <li key={badge}>
          <Badge {...BADGE_LOOKS[badge]}>{badge}</Badge>
        </li>
      ))}
      {until !== undefined && (
        <li>
          <Badge {...BADGE_LOOKS.Later}>Later</Badge>
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, typography: 'caption', color: 'muted' }}
          >
            {onLater ? (
              <Link
                component="button"
                type="button"
                aria-label={`Until ${formatShortDate(until, now)}, change the date`}
                aria-haspopup="dialog"
                onClick={(event) => onLater(event.currentTarget)}
                sx={DATE}
              >
                Until {formatShortDate(until, now)}
              </Link>
            ) : (
              <>Until {formatShortDate(until, now)}</>
            )}
          </Box>
        </li>
      )}
    </ul>
  );
}

/** Style of the date button. It is above a surrounding clickable area. */
const DATE = { position: 'relative', typography: 'caption', minHeight: 24, verticalAlign: 'baseline' };
