import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Prompt } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Field, LoadState, useToast } from '@vaglio/ui';
import { useActivate } from '../history/use-activate';
import { versionText } from '../version/version-text';
import { GateConditions } from './GateConditions';
import { GateDialog } from './GateDialog';
import { REASON_HINT, reasonLabel, isReasonEnough } from './reason-text';
import { useGate, useVerdict } from './use-gate';

interface GatePanelProps {
  readonly version: Prompt;
  readonly active: Prompt | null;
  /** Key of the evaluations on which the verdict depends. */
  readonly grounds: string;
}

/** Activation conditions of a version. If a condition is not met, there is a field for the reason. */
export function GatePanel({ version, active, grounds }: GatePanelProps) {
  const { verdict, isFetching, failure, retry } = useVerdict(version.prompt_id, grounds);
  const { gate } = useGate();
  const [reason, setReason] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const toast = useToast();
  const {
    activate,
    isActivating,
    failure: refusal,
    conflict,
  } = useActivate(() => {
    setReason('');
    toast({ message: `${versionText(version)} is active.` });
  });
  const name = versionText(version).toLowerCase();
  const needsReason = verdict !== null && !verdict.is_met;
  return (
    <Box component="section" aria-label={`Activate ${name}`} sx={PANEL}>
      <Box>
        <Typography component="h3" variant="h3">
          {version.is_active ? `${versionText(version)} is active` : `Activate ${name}`}
        </Typography>
        <Box sx={{ color: 'muted' }}>
          {version.is_active ? 'It reads every new article.' : 'From then on it reads every new article.'}
        </Box>
      </Box>
      <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={verdict === null}>
        {verdict && <GateConditions conditions={verdict.conditions} />}
      </LoadState>
      {!version.is_active && needsReason && (
        <Field
          label={reasonLabel(verdict)}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={1000}
          hint={REASON_HINT}
        />
      )}
      {(refusal ??
        (conflict ? 'Another version became active meanwhile. Look at it, then activate again.' : null)) !==
        null && (
        <ErrorAlert>
          {refusal ?? 'Another version became active meanwhile. Look at it, then activate again.'}
        </ErrorAlert>
      )}
      {!version.is_active && (
        <BusyButton
          variant="contained"
          busy={isActivating}
          busyLabel="Activating…"
          disabled={verdict === null || (needsReason && !isReasonEnough(reason))}
          onClick={() =>
            void activate(active, { id: version.prompt_id, reason: needsReason ? reason : null })
          }
        >
          {`Activate ${name}`}
        </BusyButton>
      )}
      {gate && (
        <Box>
          <Button variant="text" size="small" onClick={() => setIsEditing(true)}>
            Change the floors
          </Button>
        </Box>
      )}
      {isEditing && gate && <GateDialog gate={gate} onClose={() => setIsEditing(false)} />}
    </Box>
  );
}

const PANEL = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 5,
  borderLeft: { lg: 1 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: { xs: 'border', lg: 'border' },
  bgcolor: 'color-mix(in srgb, var(--mui-palette-sunken) 45%, transparent)',
};
