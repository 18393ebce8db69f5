import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { Icon, LatePopover, OPENS_OVERLAY, VisuallyHidden } from '@vaglio/ui';
import { lazyPanel } from './lazy-panel';
import { UnreadCount } from './UnreadCount';
import { useLiveChanges } from './use-live-changes';
import { useUnread } from './use-inbox';

const InboxPanel = lazyPanel(() => import('./InboxPanel'));

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
        {...OPENS_OVERLAY}
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
      <LatePopover
        anchor={anchor}
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
        {() => (
          <Suspense fallback={<Box aria-busy sx={{ height: 240 }} />}>
            <InboxPanel now={new Date(serverNow(Date.now()))} onClose={() => setAnchor(null)} />
          </Suspense>
        )}
      </LatePopover>
    </>
  );
}

/** What is beside the bell does not move when it is known that there is one. */
const ROOM = (
  <IconButton aria-hidden disabled tabIndex={-1} sx={{ visibility: 'hidden' }}>
    <Icon of={Bell} size={18} />
  </IconButton>
);
