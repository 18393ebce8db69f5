import Box from '@mui/material/Box';
import { BusyButton, ErrorAlert, LoadState, Section, timeOf } from '@vaglio/ui';
import { FindingRow } from './FindingRow';
import { summaryText } from './verdict-labels';
import { useRestoreTest, useStatus } from './use-status';

/** Space reserved while the checks load, so that the content below does not move. */
const ROOM = { minHeight: 900 };

/** Name of the findings group about backups. Its heading has a button for a restore test. */
const BACKUPS = 'Backups';

/**
 * Section with the health of the installation. It shows the state of each check and the next step. Source:
 * docs/operations.md.
 */
export function StatusSection() {
  const { checkedAt, groups, checks, problems, warnings, isFetching, failure, restoreTest, check } =
    useStatus();
  const test = useRestoreTest();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Status"
        purpose="Health checks of this installation, with what to do."
        action={
          <BusyButton variant="outlined" busy={isFetching} busyLabel="Checking..." onClick={check}>
            Check again
          </BusyButton>
        }
      >
        <LoadState isFetching={isFetching} failure={failure} onRetry={check} isEmpty={checkedAt === null}>
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' }}>
            <Box sx={{ fontWeight: 600 }}>{summaryText(problems, warnings, checks)}</Box>
            {checkedAt && <Box sx={{ color: 'muted' }}>Checked at {timeOf(checkedAt)}</Box>}
          </Box>
        </LoadState>
      </Section>
      {failure === null && checkedAt === null && <Box aria-hidden sx={ROOM} />}
      {failure === null && checkedAt !== null && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          {groups.map(({ name, findings }) => (
            <Section
              key={name}
              title={name}
              headingLevel={2}
              isFlush
              action={
                name === BACKUPS &&
                restoreTest !== 'impossible' && (
                  <BusyButton
                    variant="outlined"
                    busy={test.isRequesting || restoreTest === 'running'}
                    busyLabel="Testing..."
                    onClick={test.request}
                  >
                    Test restore
                  </BusyButton>
                )
              }
            >
              {name === BACKUPS && test.failure !== null && <ErrorAlert>{test.failure}</ErrorAlert>}
              <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {findings.map((finding) => (
                  <FindingRow key={`${finding.subject} ${finding.text}`} finding={finding} />
                ))}
              </Box>
            </Section>
          ))}
        </Box>
      )}
    </Box>
  );
}
