import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Bell, Settings } from 'lucide-react';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { PATHS, routes } from '@vaglio/startups-domain';
import {
  BusyButton,
  EmptyState,
  ErrorAlert,
  formatCount,
  Icon,
  SkeletonBar,
  SuccessAlert,
  TABULAR,
  useFocusAfterMore,
} from '@vaglio/ui';
import type { NotificationSettings } from '@vaglio/contract';
import { useReadNotificationSettingsQuery } from './endpoints.gen';
import { InboxRow } from './InboxRow';
import { INBOX_FILTERS, type InboxFilter, useInbox } from './use-inbox';

const SETTINGS = routes.profile('notifications');
const NAMES: Readonly<Record<InboxFilter, string>> = { unread: 'Unread', all: 'All', mentions: 'Mentions' };

interface InboxPanelProps {
  readonly now: Date;
  /** Called after the user has opened a notification. */
  readonly onClose: () => void;
}

/** Panel with the user's notifications. */
export function InboxPanel({ now, onClose }: InboxPanelProps) {
  const inbox = useInbox();
  const counts: Readonly<Record<InboxFilter, number>> = {
    unread: inbox.unread ?? 0,
    all: 0,
    mentions: inbox.mentions,
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'min(720px, calc(100dvh - 72px))' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 5, pt: 4 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          Inbox
        </Typography>
        {inbox.canReadAll && (
          <Button variant="text" size="small" onClick={() => void inbox.readAll()}>
            Mark all as read
          </Button>
        )}
        <Button component={RouterLink} to={PATHS.myWork} onClick={onClose} variant="text" size="small">
          My work
        </Button>
        <IconButton
          component={RouterLink}
          to={SETTINGS}
          onClick={onClose}
          aria-label="Notification settings"
          title="Notification settings"
        >
          <Icon of={Settings} />
        </IconButton>
      </Box>
      <Tabs
        value={inbox.filter}
        onChange={(_event, chosen: InboxFilter) => inbox.choose(chosen)}
        aria-label="Notifications"
        sx={{ px: 5, flexShrink: 0 }}
      >
        {INBOX_FILTERS.map((filter) => (
          <Tab
            key={filter}
            value={filter}
            id={`inbox-tab-${filter}`}
            aria-controls="inbox-list"
            label={
              <span>
                {NAMES[filter]}
                {counts[filter] > 0 && (
                  <Box component="span" sx={{ ml: 2, typography: 'caption', ...TABULAR }}>
                    {formatCount(counts[filter])}
                  </Box>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <Box
        id="inbox-list"
        role="tabpanel"
        aria-labelledby={`inbox-tab-${inbox.filter}`}
        aria-busy={inbox.isLoading}
        sx={{ overflowY: 'auto', minHeight: 0 }}
      >
        <Content inbox={inbox} now={now} onClose={onClose} />
      </Box>
      <Box sx={{ px: 4 }}>
        {inbox.markFailure !== null && <ErrorAlert>{inbox.markFailure}</ErrorAlert>}
        {inbox.marked.length > 0 && (
          <SuccessAlert onClose={inbox.endUndo}>
            {`${formatCount(inbox.marked.length)} marked as read`}{' '}
            <Button size="small" onClick={() => void inbox.undo()}>
              Undo
            </Button>
          </SuccessAlert>
        )}
      </Box>
      <Foot onClose={onClose} />
    </Box>
  );
}

interface ContentProps extends InboxPanelProps {
  readonly inbox: ReturnType<typeof useInbox>;
}

function Content({ inbox, now, onClose }: ContentProps) {
  const list = useRef<HTMLUListElement>(null);
  const askForMore = useFocusAfterMore(inbox.hasMore, list);
  if (inbox.failure !== null)
    return (
      <Box sx={{ p: 4 }}>
        <ErrorAlert onRetry={inbox.retry} isRetrying={inbox.isFetching}>
          {inbox.failure}
        </ErrorAlert>
      </Box>
    );
  if (inbox.isLoading) return <RowsSkeleton />;
  if (inbox.items.length === 0)
    return <EmptyState icon={Bell} title="Nothing new." text="You’re all caught up." />;
  return (
    <Box component="ul" ref={list} tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {inbox.items.map((notification) => (
        <InboxRow
          key={notification.id}
          notification={notification}
          now={now}
          onRead={() => inbox.read(notification.id)}
          onOpen={onClose}
        />
      ))}
      {inbox.hasMore && (
        <Box component="li" sx={{ p: 3, textAlign: 'center', borderTop: 1, borderColor: 'border' }}>
          <BusyButton
            variant="text"
            size="small"
            busy={inbox.isMoreLoading}
            busyLabel="Loading…"
            onClick={() => askForMore(inbox.more)}
          >
            Show more
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

function RowsSkeleton() {
  return (
    <Box>
      {['first', 'second', 'third'].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 3, px: 5, py: 3, borderTop: 1, borderColor: 'border' }}>
          <SkeletonBar width={28} height={28} isRound />
          <Box sx={{ flex: 1 }}>
            <SkeletonBar width="72%" height="line" />
            <SkeletonBar width="48%" height="line" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Foot({ onClose }: { readonly onClose: () => void }) {
  const { data } = useReadNotificationSettingsQuery();
  return (
    <Box sx={FOOT}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {data ? digestText(data) : <SkeletonBar width={200} height="line" />}
      </Typography>
      <Link component={RouterLink} to={SETTINGS} onClick={onClose} underline="hover" sx={{ fontWeight: 550 }}>
        Change
      </Link>
    </Box>
  );
}

const FOOT = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
  bgcolor: 'sunken',
  flexShrink: 0,
} as const;

const DAYS = { working_days: 'on working days', every_day: 'every day' } as const;

/** Describes the schedule of the digest, such as 'Digest by mail at 07:00 on working days'. */
function digestText({
  digest,
  digest_time,
  is_mail_configured,
}: Pick<NotificationSettings, 'digest' | 'digest_time' | 'is_mail_configured'>): string {
  if (!is_mail_configured) return 'This server sends no mail';
  return digest === 'never' ? 'No digest by mail' : `Digest by mail at ${digest_time} ${DAYS[digest]}`;
}
