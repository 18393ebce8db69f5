import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import type { Startup, Work } from '@vaglio/contract';
import { dueText, useListedWork } from '@vaglio/startup-activity';
import { routes } from '@vaglio/startups-domain';
import {
  BusyButton,
  ErrorAlert,
  formatCount,
  Section,
  SkeletonBar,
  useAnchor,
  useFocusAfterMore,
} from '@vaglio/ui';
import { useMarkNotificationsMutation } from '../endpoints.gen';
import { InboxRow } from '../InboxRow';
import { useMyWork, type ReviewWork, type WorkList } from './use-my-work';

interface MyWorkPageProps {
  /** Pending reviews. null for users who may not review, and on servers without reviews. */
  readonly review: ReviewWork | null;
}

/** Page /my-work with the user's assigned startups by urgency, mentions of the user, and pending reviews. */
export function MyWorkPage({ review }: MyWorkPageProps) {
  const work = useMyWork();
  const { lists, mentions, failure, isFetching, retry, isSettled, isOffered } = work;
  const mentionsPart = useAnchor<HTMLDivElement>('mentions', isSettled);
  const askForMore = useFocusAfterMore(work.hasMoreMentions, mentionsPart);
  const [mark] = useMarkNotificationsMutation();
  const now = useNow();
  return (
    <Box sx={PAGE}>
      <Typography component="h1" variant="h1">
        My work
      </Typography>
      {failure !== null && (
        <ErrorAlert onRetry={retry} isRetrying={isFetching}>
          {failure}
        </ErrorAlert>
      )}
      {lists.map((list) => (
        <Startups key={list.label} list={list} now={now} />
      ))}
      {isOffered && mentions && (
        <Box
          ref={mentionsPart}
          id="mentions"
          role="group"
          aria-label={mentions.label}
          tabIndex={-1}
          sx={{ scrollMarginTop: 72 }}
        >
          <Part
            title={mentions.label}
            count={mentions.count}
            empty="No unread note mentions you."
            action={
              work.hasMoreMentions && (
                <BusyButton
                  variant="text"
                  size="small"
                  busy={work.isMoreLoading}
                  busyLabel="Loading…"
                  onClick={() => askForMore(work.moreMentions)}
                >
                  Show more
                </BusyButton>
              )
            }
          >
            {mentions.items.map((notification) => (
              <InboxRow
                key={notification.id}
                notification={notification}
                now={now}
                onRead={() => void mark({ notificationMarking: { ids: [notification.id] } })}
                onOpen={() => undefined}
              />
            ))}
          </Part>
        </Box>
      )}
      {review && (
        <Part title="Waiting for review" count={review.count} empty="Nothing is waiting in Review.">
          <Row>
            <Button component={RouterLink} to={review.to} variant="outlined" size="small">
              Open Review
            </Button>
          </Row>
        </Part>
      )}
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  /** Number of entries, or null while it is unknown. */
  readonly count: number | null;
  /** Message that is displayed if the list is empty. */
  readonly empty: ReactNode;
  readonly action?: ReactNode;
  /** Rows of the list. */
  readonly children: ReactNode;
}

function Part({ title, count, empty, action, children }: PartProps) {
  return (
    <Section
      title={count === null ? title : `${title} (${formatCount(count)})`}
      headingLevel={2}
      action={action}
      isFlush
    >
      {count === null && (
        <Box sx={{ px: 5, pb: 5 }}>
          <SkeletonBar width="40%" height="line" />
        </Box>
      )}
      {count === 0 && <Box sx={{ px: 5, pb: 5, color: 'text.secondary' }}>{empty}</Box>}
      {count !== null && count > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Section>
  );
}

function Startups({ list, now }: { readonly list: WorkList; readonly now: Date }) {
  const { label, count, empty, items, to, isAll } = list;
  const works = useListedWork(items);
  const all = count !== null && count > items.length && (
    <Button component={RouterLink} to={to} variant="text" size="small">
      Show all {formatCount(count)}
    </Button>
  );
  return (
    <Part
      title={label}
      count={count}
      empty={
        isAll ? (
          <>
            {empty} Open one in{' '}
            <Link component={RouterLink} to={routes.investments()}>
              the ranked list
            </Link>{' '}
            to assign it.
          </>
        ) : (
          empty
        )
      }
      action={all}
    >
      {items.map((startup) => (
        <Row key={startup.id}>
          <StartupRow startup={startup} work={works.get(startup.id)} now={now} />
        </Row>
      ))}
    </Part>
  );
}

interface StartupRowProps {
  readonly startup: Startup;
  readonly work: Work | undefined;
  readonly now: Date;
}

function StartupRow({ startup: { id, company_name }, work, now }: StartupRowProps) {
  const due = work?.due ? dueText(work.due, now) : null;
  return (
    <>
      <Link
        component={RouterLink}
        to={routes.investments({ assignee: 'me', later: 'all', startup: id })}
        underline="hover"
        sx={{ fontWeight: 550, minHeight: 24 }}
      >
        {company_name}
      </Link>
      <Box component="span" sx={{ color: 'text.secondary', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {work?.step ?? 'No next step'}
      </Box>
      {due && (
        <Box component="span" sx={{ color: TONES[due.state], whiteSpace: 'nowrap' }}>
          {due.text}
        </Box>
      )}
    </>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="li" sx={ROW}>
      {children}
    </Box>
  );
}

const TONES = { ahead: 'text.secondary', today: 'warning.main', over: 'error.main' } as const;
const PAGE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  maxWidth: 960,
  mx: 'auto',
  px: { xs: 4, md: 6 },
  pt: 6,
  pb: 8,
};
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'baseline',
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
};
