import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Trial } from '@vaglio/contract';
import { Block, BusyButton, WarningAlert } from '@vaglio/ui';
import { costText } from './cost-text';

interface TrialProgressProps {
  readonly trial: Trial;
  readonly isBusy: boolean;
  readonly onResume: () => void;
}

/** Progress of a running trial. For a finished trial, it shows the failed and unread articles with a Resume button. */
export function TrialProgress({ trial, isBusy, onResume }: TrialProgressProps) {
  const { state, done, total, failed, reason } = trial;
  if (state === 'running')
    return (
      <Box sx={{ px: 5, py: 3, borderBottom: 1, borderColor: 'border' }}>
        <Box role="status" sx={{ display: 'flex', gap: 3, typography: 'caption', mb: 2 }}>
          <span>
            {done} of {total} articles read
          </span>
          <Box component="span" sx={{ color: 'muted' }}>
            {costText(trial)}
          </Box>
        </Box>
        <LinearProgress
          aria-label="Articles read"
          variant="determinate"
          value={total === 0 ? 0 : (100 * done) / total}
        />
      </Box>
    );
  const unread = total - done;
  if (failed + unread === 0) return null;
  return (
    <Box sx={{ pt: 4 }}>
      <Block>
        <WarningAlert
          action={
            <BusyButton size="small" busy={isBusy} busyLabel="Starting…" onClick={onResume}>
              {unread === 0 ? `Run ${failed} again` : `Run ${failed + unread} more`}
            </BusyButton>
          }
        >
          {[
            reason,
            failed > 0 ? `${failed} of ${total} failed.` : null,
            unread > 0 ? `${unread} not read.` : null,
          ]
            .filter((part) => part !== null)
            .join(' ')}
        </WarningAlert>
      </Block>
    </Box>
  );
}
