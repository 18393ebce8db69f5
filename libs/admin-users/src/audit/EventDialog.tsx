import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auditActionLabel } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { DialogFrame, formatExact } from '@vaglio/ui';
import { actorText, targetText, typeText } from './audit-event';
import { DifferenceTable } from './DifferenceTable';
import { eventSentence } from './event-sentence';

interface EventDialogProps {
  readonly event: AuditEvent;
  /** Shows all events of the same target. */
  readonly onTarget: (event: AuditEvent) => void;
  readonly onClose: () => void;
}

/** One event with all that it keeps. */
export function EventDialog({ event, onTarget, onClose }: EventDialogProps) {
  const { action, before, after, ip, request_id, target_type } = event;
  const actions = (
    <>
      {event.target_id && <Button onClick={() => onTarget(event)}>All events of this target</Button>}
      <Button variant="contained" onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <DialogFrame title={auditActionLabel(action)} width="wide" actions={actions} onClose={onClose}>
      <Box sx={{ mb: 4, color: 'text.primary', overflowWrap: 'anywhere' }}>{eventSentence(event)}</Box>
      <Box component="dl" sx={FACTS}>
        <Fact name="When" value={formatExact(event.at)} />
        <Fact name="Who" value={actorText(event)} />
        <Fact name={typeText(target_type ?? '') || 'Target'} value={targetText(event)} />
        <Fact name="Network address" value={ip} />
        <Fact name="Request" value={request_id} />
      </Box>
      {/* What an import kept of before is the row as it was received, which the new one replaced whole. */}
      <DifferenceTable before={before} after={action === 'startup.import' ? null : after} />
    </DialogFrame>
  );
}

/** Left out where there is nothing to say. */
function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (!value) return null;
  return (
    <>
      <Box component="dt" sx={{ color: 'muted' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </>
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  m: 0,
  mb: 4,
};
