import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { BusyButton, ErrorAlert, LoadState, Section, SuccessAlert, WarningAlert } from '@vaglio/ui';
import { DigestFields } from './DigestFields';
import { DigestDialog } from './DigestDialog';
import { TopicRow } from './TopicRow';
import { useNotificationSettings } from './use-notification-settings';

/** Card with the user's notification settings. Hidden if the server does not support notifications. */
export function NotificationsCard() {
  const offered = useIsSupported('readNotificationSettings');
  const [isDigestShown, setIsDigestShown] = useState(false);
  const form = useNotificationSettings();
  const { claims } = useSession();
  if (offered === false) return null;
  const { settings } = form;
  return (
    <>
      <Section
        title="Notifications"
        purpose="What you are notified about in the inbox, and what is also sent by mail."
        headingLevel={2}
        isFlush
      >
        {settings === null ? (
          <Box sx={{ px: 5, pb: 5 }}>
            <LoadState isFetching={form.isFetching} failure={form.failure} onRetry={form.retry} />
          </Box>
        ) : (
          <form
            aria-label="Notifications"
            onSubmit={(event) => {
              event.preventDefault();
              void form.save();
            }}
          >
            {!settings.is_mail_configured && (
              <Box sx={{ px: 5, pb: 4 }}>
                <WarningAlert>
                  No mail server is set up, so this server sends no mail. The inbox works without it.
                </WarningAlert>
              </Box>
            )}
            <Table aria-label="Events" sx={EVENTS}>
              <TableHead>
                <TableRow>
                  <TableCell>Event</TableCell>
                  <TableCell sx={{ width: 92 }}>Inbox</TableCell>
                  <TableCell sx={{ width: 150 }}>Mail</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {settings.choices
                  .filter(({ topic }) => topic !== 'sources' || canSeeSettings(claims.role))
                  .map((choice) => (
                    <TopicRow
                      key={choice.topic}
                      choice={choice}
                      threshold={settings.threshold}
                      onChange={(change) => form.choose(choice.topic, change)}
                    />
                  ))}
              </TableBody>
            </Table>
            <DigestFields settings={settings} onChange={form.edit} />
            {form.saveFailure && (
              <Box sx={{ px: 5, pb: 3 }}>
                <ErrorAlert>{form.saveFailure}</ErrorAlert>
              </Box>
            )}
            {form.isSaved && (
              <Box sx={{ px: 5, pb: 3 }}>
                <SuccessAlert>Your choices are saved.</SuccessAlert>
              </Box>
            )}
            <Box sx={FOOT}>
              <Button variant="text" aria-haspopup="dialog" onClick={() => setIsDigestShown(true)}>
                Show the last digest
              </Button>
              <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving...">
                Save
              </BusyButton>
            </Box>
          </form>
        )}
      </Section>
      {isDigestShown && <DigestDialog onClose={() => setIsDigestShown(false)} />}
    </>
  );
}

const FOOT = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
} as const;

/** Style of the table. On phones, the topic is on a separate line above its two options. */
const EVENTS = {
  display: { xs: 'block', sm: 'table' },
  typography: 'body2',
  color: 'text.primary',
  '& th, & td': { px: '16px', py: '6px', borderBottom: 1, borderColor: 'border' },
  '& thead th': { lineHeight: '24px', fontWeight: 'fontWeightMedium' },
  '& thead': { display: { xs: 'block', sm: 'table-header-group' } },
  '& tbody': { display: { xs: 'block', sm: 'table-row-group' } },
  '& tr': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) 150px',
    alignItems: 'center',
  },
  '& tr > *': { display: { xs: 'block', sm: 'table-cell' } },
  '& tr > :first-of-type:is(th)': { gridColumn: '1 / -1' },
} as const;
