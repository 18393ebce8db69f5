import Box from '@mui/material/Box';
import type { HistoryReason } from '@vaglio/contract';
import { reasonText } from './history-text';

/** Number of displayed reasons. The score ledger lists all reasons. */
const SHOWN = 4;

/** Reasons for a score change, with a line per award. It renders nothing without reasons. */
export function ReasonList({ reasons }: { readonly reasons: readonly HistoryReason[] }) {
  const more = reasons.length - SHOWN;
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, typography: 'body2', color: 'text.secondary' }}>
      {reasons.slice(0, SHOWN).map((reason) => (
        <li key={reason.award}>{reasonText(reason)}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </Box>
  );
}
