import Box from '@mui/material/Box';
import { useSession, useNow } from '@vaglio/auth-session';
import type { Work } from '@vaglio/contract';
import { Initials } from '@vaglio/ui';
import { dueText } from './due-text';

/** Assignee of a startup on its card. */
export function CardAssignee({ work }: { readonly work: Work }) {
  const { claims } = useSession();
  if (work.assignee === null) return null;
  return <Initials name={work.assignee} isOwn={work.assignee_id === claims.sub} isAlone />;
}

/**
 * Next step on a startup's card. It is displayed only if it is due or overdue, such as 'Today: Visit' or 'Overdue: Call
 * them'.
 */
export function CardStep({ work: { step, due } }: { readonly work: Work }) {
  const now = useNow();
  if (step === null || due === null) return null;
  const { state } = dueText(due, now);
  if (state === 'ahead') return null;
  const isOver = state === 'over';
  return (
    <Box component="span" sx={{ color: isOver ? 'error.main' : 'warning.main', overflowWrap: 'anywhere' }}>
      <b>{isOver ? 'Overdue' : 'Today'}</b>: {step}
    </Box>
  );
}
