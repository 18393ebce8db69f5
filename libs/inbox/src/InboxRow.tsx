import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Notification } from '@vaglio/contract';
import { formatExact, Icon, VisuallyHidden, formatShortDate, weekdayName } from '@vaglio/ui';
import { NOTIFICATION_LOOKS } from './notification-looks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats an age as 'now', '5 min' or '3 h'. Older times are a weekday ('Fri') within a week, otherwise a date ('21
 * Nov').
 */
export function ageText(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < 12 * HOUR) return `${Math.floor(age / HOUR)} h`;
  return age < 6 * DAY ? weekdayName(at) : formatShortDate(at, now);
}

interface InboxRowProps {
  readonly notification: Notification;
  readonly now: Date;
  /** Called when the user opens the notification, or marks a notification without a link as read. */
  readonly onRead: () => void;
  readonly onOpen: () => void;
}

/** Row of a notification. A click anywhere on the row opens the notification's link. */
export function InboxRow({ notification, now, onRead, onOpen }: InboxRowProps) {
  const { kind, title, detail, href, created_at, read_at } = notification;
  const { icon, colour, ground } = NOTIFICATION_LOOKS[kind];
  const words = title.map(({ text, is_name }, place) => (
    <Box key={`${place} ${text}`} component="span" sx={{ fontWeight: is_name ? 600 : 400 }}>
      {text}
    </Box>
  ));
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ width: 8, pt: 3 }}>{read_at === null && <Box sx={DOT} />}</Box>
      <Box sx={{ ...SIGN, color: colour, bgcolor: ground }}>
        <Icon of={icon} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {read_at === null && <VisuallyHidden>Unread: </VisuallyHidden>}
        {href === null ? (
          <span>{words}</span>
        ) : (
          <Link
            component={RouterLink}
            to={href}
            color="inherit"
            underline="none"
            sx={STRETCHED}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              onRead();
              if (!ctrlKey && !metaKey && !shiftKey) onOpen();
            }}
          >
            {words}
          </Link>
        )}
        {detail !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
        {href === null && read_at === null && (
          <Button variant="text" size="small" onClick={onRead} sx={{ ml: -2 }}>
            Mark as read
          </Button>
        )}
        {kind === 'source' && href !== null && (
          <Box aria-hidden sx={ACTION}>
            Open source
          </Box>
        )}
      </Box>
      <Box
        component="time"
        dateTime={created_at}
        title={formatExact(created_at)}
        sx={{ typography: 'caption', color: 'muted', whiteSpace: 'nowrap', pt: '2px' }}
      >
        {ageText(created_at, now)}
      </Box>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  display: 'flex',
  gap: '10px',
  px: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'sunken' },
} as const;
const DOT = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' } as const;
const SIGN = {
  display: 'flex',
  p: '6px',
  height: 28,
  width: 28,
  borderRadius: '50%',
  flexShrink: 0,
} as const;
const STRETCHED = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '-2px',
  },
} as const;
const ACTION = {
  display: 'inline-flex',
  alignItems: 'center',
  mt: 2,
  px: 3,
  height: 32,
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  fontWeight: 550,
} as const;
