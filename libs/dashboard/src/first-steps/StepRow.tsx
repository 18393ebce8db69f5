import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import type { FirstStep, FirstSteps } from '@vaglio/contract';
import { Icon, VisuallyHidden } from '@vaglio/ui';
import { stepText } from './step-text';
import { OPTIONAL_STEPS } from './use-first-steps';

interface StepRowProps {
  readonly step: FirstStep;
  readonly facts: FirstSteps;
  readonly number: number;
  /** True for the next step, which has the primary button. */
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onOpen: (dialog: 'brand' | 'model') => void;
  readonly onSkip: (step: (typeof OPTIONAL_STEPS)[number]) => void;
}

/** Row of a setup step. An open step has a button. */
export function StepRow({ step, facts, number, isNext, isBusy, onOpen, onSkip }: StepRowProps) {
  const { key, state } = step;
  const { title, detail, action, to } = stepText(step, facts);
  const isOpen = state === 'open';
  const optional = OPTIONAL_STEPS.find((each) => each === key);
  const look = { variant: isNext ? 'contained' : 'outlined' } as const;
  const canBeChanged = isOpen || key === 'brand';
  const button =
    to === null ? (
      <Button {...look} onClick={() => onOpen(key === 'model' ? 'model' : 'brand')}>
        {isOpen ? action : 'Change'}
      </Button>
    ) : (
      <Button {...look} component={RouterLink} to={to}>
        {action}
      </Button>
    );
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={[ROW, isNext && { bgcolor: 'accentSoft' }]}
    >
      <StepMark number={number} isOpen={isOpen} isNext={isNext} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, color: isOpen ? 'text.primary' : 'text.secondary' }}>
          {title}
          {optional && (
            <Box component="span" sx={{ ml: 2, typography: 'caption', color: 'text.secondary' }}>
              optional
            </Box>
          )}
          <VisuallyHidden>{isOpen ? '' : `, ${state}`}</VisuallyHidden>
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {isOpen && optional && (
          <Button
            variant="text"
            disabled={isBusy}
            aria-label={`Skip ${title}`}
            onClick={() => onSkip(optional)}
          >
            Skip
          </Button>
        )}
        {canBeChanged && button}
      </Box>
    </Box>
  );
}

type StepMarkProps = Pick<StepRowProps, 'number' | 'isNext'> & { readonly isOpen: boolean };

/** Number of a setup step, or a check mark if the step is done. */
function StepMark({ number, isOpen, isNext }: StepMarkProps) {
  const colours = isNext
    ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
    : isOpen
      ? { border: 1, borderColor: 'field', color: 'text.secondary' }
      : { bgcolor: 'greenSoft', color: 'green' };
  return (
    <Box aria-hidden="true" sx={[MARK, colours]}>
      {isOpen ? number : <Icon of={Check} size={14} />}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  px: 5,
  py: '11px',
  borderTop: 1,
  borderColor: 'border',
} as const;
const MARK = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
