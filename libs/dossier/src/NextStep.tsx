import Box from '@mui/material/Box';
import type { DossierWork } from '@vaglio/contract';
import { useFormatDate, type FormatDate } from './document-dates';
import { HEADING } from './document-style';

/** Next step and assignee of a startup. It renders nothing if both are missing. */
export function NextStep({ work }: { readonly work: DossierWork }) {
  const dates = useFormatDate();
  if (work.step === null && work.assignee === null) return null;
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <Box component="h2" sx={HEADING}>
        Next step
      </Box>
      <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {nextStepText(work, dates)}
      </Box>
    </Box>
  );
}

/** Returns a text such as 'Visit in Winterthur, 25 Nov 2026. Assignee: Sabine Rüegg.' */
function nextStepText({ step, due, assignee }: DossierWork, dates: FormatDate): string {
  const next = [step, due === null ? null : dates(due)].filter((part) => part !== null).join(', ');
  return [
    ...(step === null ? [] : [`${next}.`]),
    ...(assignee === null ? [] : [`Assignee: ${assignee}.`]),
  ].join(' ');
}
