import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton, ErrorAlert, LoadState, Section, WarningAlert } from '@vaglio/ui';
import { backupEntries, lateText } from './backup-text';
import { DownloadDialog } from './DownloadDialog';
import { RestoreCard } from './RestoreCard';
import { useBackups } from './use-backups';

/**
 * Section with the last backup and its restore test, buttons to create and download a backup, and restore instructions.
 */
export function BackupsSection() {
  const { backups, isFetching, failure, retry, order, isOrdering, test, isTesting, refusal } = useBackups();
  const [isDownloading, setIsDownloading] = useState(false);
  const late = backups && !isOrdering ? lateText(backups) : null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Backups"
        purpose="Database, keys and settings in one file. People can work during a backup."
        action={
          backups &&
          backups.state !== 'impossible' && (
            <BusyButton variant="contained" busy={isOrdering} busyLabel="Making one…" onClick={order}>
              Back up now
            </BusyButton>
          )
        }
      >
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={backups === null}>
          {backups && (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
              {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
              {backups.failure !== null && (
                <ErrorAlert detail={backups.failure}>The last attempt to make a backup failed.</ErrorAlert>
              )}
              {late !== null && <WarningAlert>{late}</WarningAlert>}
              {backups.is_beside_data && backups.last !== null && backups.last.place === backups.place && (
                <Box sx={{ color: 'muted' }}>
                  It is stored next to the data. Download it, and keep the copy on another disk.
                </Box>
              )}
              <Box component="dl" aria-label="Last backup" sx={LIST}>
                {backupEntries(backups).map(([label, text]) => (
                  <Box key={label} sx={ROW}>
                    <Box component="dt" sx={{ color: 'muted' }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {text}
                    </Box>
                  </Box>
                ))}
              </Box>
              {backups.stored === null && backups.state !== 'impossible' && (
                <Box sx={{ color: 'muted' }}>When a backup is made, you can download it here.</Box>
              )}
              {backups.stored !== null && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                  <Button variant="outlined" onClick={() => setIsDownloading(true)}>
                    Download…
                  </Button>
                  {backups.restore_test !== 'impossible' && (
                    <BusyButton variant="outlined" busy={isTesting} busyLabel="Testing…" onClick={test}>
                      Test restore
                    </BusyButton>
                  )}
                </Box>
              )}
            </Box>
          )}
        </LoadState>
      </Section>
      <RestoreCard />
      {isDownloading && backups?.stored && (
        <DownloadDialog stored={backups.stored} onClose={() => setIsDownloading(false)} />
      )}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 2, m: 0 };
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr)' },
  gap: '0 16px',
};
