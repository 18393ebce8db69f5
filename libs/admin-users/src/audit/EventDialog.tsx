import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auditActionLabel } from '@vaglio/audit-trail';
import { DialogFrame, EMPTY_VALUE, formatExact } from '@vaglio/ui';
import type { AuditEvent } from '../endpoints.gen';
import { actorWords, targetWords, typeWords } from './audit-event';
import { DifferenceTable } from './DifferenceTable';

interface EventDialogProps {
  readonly event: AuditEvent;
  /** Shows all events of the same target. */
  readonly onTarget: (event: AuditEvent) => void;
  readonly onClose: () => void;
}

/** One event with all that it keeps. */
export function EventDialog({ event, onTarget, onClose }: EventDialogProps) {
  const actions = (
    <>
      {event.target_id && <Button onClick={() => onTarget(event)}>All events of this target</Button>}
      <Button variant="contained" onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <DialogFrame title={auditActionLabel(event.action)} width="wide" actions={actions} onClose={onClose}>
      <Box component="dl" sx={FACTS}>
        <Fact name="When" value={formatExact(event.at)} />
        <Fact name="Who" value={actorWords(event)} />
        <Fact name={typeWords(event.target_type ?? '') || 'Target'} value={targetWords(event)} />
        <Fact name="Address" value={event.ip ?? ''} />
        <Fact name="Request" value={event.request_id ?? ''} />
      </Box>
      <DifferenceTable before={event.before} after={event.after} />
    </DialogFrame>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'muted' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value || EMPTY_VALUE}
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
