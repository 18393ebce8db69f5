import Box from '@mui/material/Box';
import { Check, TriangleAlert } from 'lucide-react';
import type { ImportFile } from '@vaglio/contract';
import { Icon, VisuallyHidden } from '@vaglio/ui';
import { LEAVE_OUT } from './column-options';

const STEPS = ['File', 'Columns', 'Check', 'Report'] as const;
const COLUMNS = STEPS.indexOf('Columns');

/** Returns the index of the current step, starting at 0. For a written import, all steps are complete. */
function stepOf({ state, interrupted }: Pick<ImportFile, 'state' | 'interrupted'>): number {
  if (interrupted === 'checking') return 2;
  if (['uploading', 'reading', 'failed', 'cancelled'].includes(state)) return 0;
  return ['committed', 'undoing', 'undone'].includes(state) ? 3 : 2;
}

/** Returns true if a column is not imported and nobody chose to leave it out. */
function hasUnclearColumns({ columns }: Pick<ImportFile, 'columns'>): boolean {
  return columns.some(({ how, becomes }) => how === 'unknown' && becomes === LEAVE_OUT);
}

/**
 * Progress through the steps File, Columns, Check and Report. Phones show it as '3 of 4, Check'.
 * If columns are left out, the step Columns has a warning mark.
 */
export function ImportSteps({ file }: { readonly file: ImportFile }) {
  const reached = stepOf(file);
  const unclear = hasUnclearColumns(file) ? COLUMNS : null;
  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' }, color: 'text.primary', fontWeight: 550 }}>
        {reached + 1} of {STEPS.length}, {STEPS[reached]}
      </Box>
      <Box
        component="ol"
        aria-label="Steps"
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {STEPS.map((step, index) => (
          <Box
            component="li"
            key={step}
            {...(index === reached && { 'aria-current': 'step' })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              color: index <= reached ? 'text.primary' : 'text.secondary',
              fontWeight: index === reached ? 550 : 400,
              '&:not(:first-of-type)::before': {
                content: '""',
                width: 24,
                borderTop: 1,
                borderColor: 'border',
                mr: 1,
              },
            }}
          >
            <StepMark index={index} reached={reached} isUnclear={index === unclear} />
            {step}
            {index < reached && (
              <VisuallyHidden>{index === unclear ? ', some are left out' : ', done'}</VisuallyHidden>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

interface StepMarkProps {
  readonly index: number;
  readonly reached: number;
  /** True for a step that needs attention after it was completed. */
  readonly isUnclear: boolean;
}

function StepMark({ index, reached, isUnclear }: StepMarkProps) {
  const isPast = index < reached;
  const look = isPast
    ? isUnclear
      ? { bgcolor: 'amberSoft', color: 'warning.main' }
      : { bgcolor: 'greenSoft', color: 'success.main' }
    : index === reached
      ? { bgcolor: 'primary.main', color: 'background.paper' }
      : { boxShadow: 'inset 0 0 0 1px var(--mui-palette-borderStrong)', color: 'text.secondary' };
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ...look,
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        typography: 'caption',
      }}
    >
      {isPast ? <Icon of={isUnclear ? TriangleAlert : Check} size={12} /> : index + 1}
    </Box>
  );
}
