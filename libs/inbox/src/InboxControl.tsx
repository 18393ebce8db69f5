import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Bell } from 'lucide-react';
import { lazy, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { FeatureBoundary, Icon, preload, SkeletonBar, VisuallyHidden } from '@vaglio/ui';
import { UnreadCount } from './UnreadCount';
import { useLiveChanges } from './use-live-changes';
import { useUnread } from './use-inbox';

const load = () => import('./InboxPanel');
const InboxPanel = lazy(() => load().then((module) => ({ default: module.InboxPanel })));
const preloadPanel = () => preload(load);

/**
 * Bell in the top bar with the number of unread notifications, and the inbox panel. Hidden if the server does not
 * support an inbox.
 */
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
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
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
            // Position below the top bar. On phones, the margins on both sides are equal.
            sx: { width: 488, maxWidth: 'calc(100vw - 32px)', mt: 2, borderRadius: '12px' },
          },
        }}
      >
        <FeatureBoundary fallback={LOADING}>
          <InboxPanel now={new Date(serverNow(Date.now()))} onClose={() => setAnchor(null)} />
        </FeatureBoundary>
      </Popover>
    </>
  );
}

/** Placeholder for the bell, so that the elements next to it do not move when it appears. */
const ROOM = (
  <IconButton aria-hidden disabled tabIndex={-1} sx={{ visibility: 'hidden' }}>
    <Icon of={Bell} size={18} />
  </IconButton>
);

const LOADING = (
  <Box aria-busy sx={{ minHeight: 240, p: 5 }}>
    <SkeletonBar width="40%" />
  </Box>
);
