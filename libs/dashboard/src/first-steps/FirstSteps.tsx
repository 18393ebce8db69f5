import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorAlert } from '@vaglio/ui';
import { BrandDialog } from './BrandDialog';
import { ModelDialog } from './ModelDialog';
import { StepProgress } from './StepProgress';
import { StepRow } from './StepRow';
import { useFirstSteps } from './use-first-steps';

interface FirstStepsProps {
  /** Called after the title, the foundation name or the logo has changed. */
  readonly onBrandSaved: () => void;
}

/**
 * Card with the setup steps of a new installation. It renders nothing if all steps are done, the user has hidden it, or
 * the server does not support setup steps.
 */
export function FirstSteps({ onBrandSaved }: FirstStepsProps) {
  const { facts, next, hide, skip, close, isBusy, failure } = useFirstSteps();
  const [dialog, setDialog] = useState<'brand' | 'model' | null>(null);
  if (facts === null) return null;
  const done = facts.steps.filter(({ state }) => state !== 'open').length;
  const isDone = next === null;
  return (
    <Paper component="section" aria-label="First steps" sx={{ border: 1, borderColor: 'border' }}>
      <Box sx={HEAD}>
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Typography component="h2" variant="cardTitle">
            First steps
          </Typography>
          <Box sx={{ color: 'muted' }}>
            {isDone
              ? `All ${facts.steps.length} steps are done.`
              : `${facts.steps.length} steps set up this installation. Admins see this list until all are done.`}
          </Box>
        </Box>
        <StepProgress done={done} total={facts.steps.length} />
        <Button variant="text" disabled={isBusy} onClick={isDone ? close : hide}>
          {isDone ? 'Close' : 'Hide for now'}
        </Button>
      </Box>
      {failure && (
        <Box sx={{ px: 5, pb: 4 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      {!isDone && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {facts.steps.map((step, index) => (
            <StepRow
              key={step.key}
              step={step}
              facts={facts}
              number={index + 1}
              isNext={step.key === next}
              isBusy={isBusy}
              onOpen={setDialog}
              onSkip={skip}
            />
          ))}
        </Box>
      )}
      {dialog === 'brand' && <BrandDialog onClose={() => setDialog(null)} onSaved={onBrandSaved} />}
      {dialog === 'model' && <ModelDialog onClose={() => setDialog(null)} />}
    </Paper>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  px: 5,
  py: 4,
} as const;
