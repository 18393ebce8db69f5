import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatCount } from '../format/number-formats';
import { TABULAR } from '../theme/tabular';
import type { PageStep } from './page-window';

interface PageButtonsProps {
  readonly steps: readonly PageStep[];
  readonly current: number;
  readonly onPick: (page: number) => void;
}

const LOOK = {
  ...TABULAR,
  minWidth: { xs: 44, md: 28 },
  height: { xs: 44, md: 28 },
  px: 1,
  borderRadius: '6px',
  typography: 'body2',
  color: 'text.primary',
  '&:hover': { bgcolor: 'sunken' },
  '&[aria-current]': { bgcolor: 'accentSoft', color: 'accentSoftText', fontWeight: 600 },
};

/** Page buttons of a pager. Each gap is shown as an ellipsis. */
export function PageButtons({ steps, current, onPick }: PageButtonsProps) {
  return steps.map((step, i) =>
    step === 'gap' ? (
      <Box key={`gap ${i}`} component="span" aria-hidden="true" sx={{ px: '6px', color: 'muted' }}>
        …
      </Box>
    ) : (
      <ButtonBase
        key={step}
        aria-label={`Page ${step}`}
        aria-current={step === current ? 'page' : undefined}
        onClick={() => onPick(step)}
        sx={LOOK}
      >
        {formatCount(step)}
      </ButtonBase>
    ),
  );
}
