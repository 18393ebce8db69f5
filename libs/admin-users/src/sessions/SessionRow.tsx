import Box from '@mui/material/Box';
import { signInWayText } from '@vaglio/access-control';
import type { SessionOfPerson } from '@vaglio/contract';
import { Badge, BusyButton, formatExact, formatRelativeInside } from '@vaglio/ui';

interface SessionRowProps {
  readonly session: SessionOfPerson;
  readonly now: Date;
  readonly isEnding: boolean;
  readonly onSignOut: () => void;
}

/** Row of a user's session on a device, with its start, its last use and a button that ends it. */
export function SessionRow({ session, now, isEnding, onSignOut }: SessionRowProps) {
  const { email, device, way, isCurrent, created_at, last_used_at } = session;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        py: '10px',
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{email}</div>
        <Box sx={{ typography: 'caption', color: 'muted' }} title={formatExact(last_used_at)}>
          {[`${device}, since ${formatExact(created_at)}`, signInWayText(way)].filter(Boolean).join(' ')},
          last used {formatRelativeInside(last_used_at, now)}
        </Box>
      </Box>
      {isCurrent ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <BusyButton
          size="small"
          busy={isEnding}
          busyLabel="Ending…"
          aria-label={`End ${email} on ${device}`}
          onClick={onSignOut}
        >
          End
        </BusyButton>
      )}
    </Box>
  );
}
