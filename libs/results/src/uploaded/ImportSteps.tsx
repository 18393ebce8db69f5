import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ImportFile } from '@vaglio/contract';
import { Icon, VisuallyHidden } from '@vaglio/ui';

const STEPS = ['File', 'Columns', 'Check', 'Report'] as const;

/** Returns the index of the current step, starting at 0. For a written import, all steps are complete. */
function stepOf({ state, interrupted }: Pick<ImportFile, 'state' | 'interrupted'>): number {
  if (interrupted === 'checking') return 2;
  if (['uploading', 'reading', 'failed', 'cancelled'].includes(state)) return 0;
  return ['committed', 'undoing', 'undone'].includes(state) ? 3 : 2;
}

/** Progress through the steps File, Columns, Check and Report. Phones show it as '3 of 4, Check'. */
export function ImportSteps({ file }: { readonly file: ImportFile }) {
  const reached = stepOf(file);
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
            <StepMark index={index} reached={reached} />
            {step}
            {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
          </Box>
        ))}
      </Box>
    </>
  );
}

function StepMark({ index, reached }: { readonly index: number; readonly reached: number }) {
  const look =
    index < reached
      ? { bgcolor: 'greenSoft', color: 'success.main' }
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
      {index < reached ? <Icon of={Check} size={12} /> : index + 1}
    </Box>
  );
}
