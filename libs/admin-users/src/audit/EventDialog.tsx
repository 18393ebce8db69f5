import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { auditActionLabel } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { DialogFrame, formatExact } from '@vaglio/ui';
import { actorText, targetText, typeText } from './audit-event';
import { DifferenceTable } from './DifferenceTable';
import { eventSentence } from './event-sentence';
import { targetAddress } from './target-address';

interface EventDialogProps {
  readonly event: AuditEvent;
  /** Shows all events with the same target. */
  readonly onTarget: (event: AuditEvent) => void;
  readonly onClose: () => void;
}

/** Dialog with all details of an audit event. */
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
        <Fact
          name={typeText(target_type ?? '') || 'Target'}
          value={targetText(event) !== '' && <Target event={event} onOpen={onClose} />}
        />
        <Fact name="Network address" value={ip} />
        <Fact name="Request" value={request_id} />
      </Box>
      {/* For an import, the old value is the previous raw row, which the new row replaced completely. */}
      <DifferenceTable before={before} after={action === 'startup.import' ? null : after} />
    </DialogFrame>
  );
}

/** Name of an event's target, with a link if the target still exists. */
function Target({ event, onOpen }: { readonly event: AuditEvent; readonly onOpen: () => void }) {
  const address = targetAddress(event);
  const text = targetText(event);
  if (address === null) return text;
  return (
    <Link component={RouterLink} to={address} onClick={onOpen}>
      {text}
    </Link>
  );
}

/** Name and value of an event detail. It renders nothing if the value is empty. */
function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
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
