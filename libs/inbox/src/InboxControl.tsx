import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { Icon, VisuallyHidden } from '@vaglio/ui';
import { InboxPanel } from './InboxPanel';
import { UnreadCount } from './UnreadCount';
import { useLiveChanges } from './use-live-changes';
import { useUnread } from './use-inbox';

/** The bell of the top bar with the number of unread notifications, and its panel. Left out where the server has no inbox. */
export function InboxControl() {
  const unread = useUnread();
  useLiveChanges(unread ?? null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (unread === null) return null;
  if (unread === undefined) return ROOM;
  const label = unread === 0 ? 'Inbox' : `Inbox, ${unread} unread`;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <UnreadCount count={unread}>
          <Icon of={Bell} size={18} />
        </UnreadCount>
      </IconButton>
      <VisuallyHidden>
        <span role="status">{unread === 0 ? '' : `${unread} unread in the inbox`}</span>
      </VisuallyHidden>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Inbox',
            // Below the bar; on a phone with the same room at both sides.
            sx: { width: 488, maxWidth: 'calc(100vw - 32px)', mt: 2, borderRadius: '12px' },
          },
        }}
      >
        <InboxPanel now={new Date(serverNow(Date.now()))} onClose={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

/** What is beside the bell does not move when it is known that there is one. */
const ROOM = (
  <IconButton aria-hidden disabled tabIndex={-1} sx={{ visibility: 'hidden' }}>
    <Icon of={Bell} size={18} />
  </IconButton>
);
