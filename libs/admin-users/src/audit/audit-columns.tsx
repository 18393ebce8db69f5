import type { GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import type { AuditEvent } from '@vaglio/contract';
import { formatExact, formatRelative, type StackedFields } from '@vaglio/ui';
import { actorText } from './audit-event';
import { eventSentence } from './event-sentence';

/** Layout of an audit event on phones. */
export const STACKED_EVENT: StackedFields = {
  title: 'action',
  lines: [['who'], ['at']],
};

/**
 * Returns the columns of the audit trail table.
 * @param onOpen opens the details of an event
 */
export function auditColumns(
  now: Date,
  onOpen: (event: AuditEvent) => void,
): readonly GridColDef<AuditEvent>[] {
  return [
    {
      field: 'at',
      headerName: 'When',
      width: 130,
      renderCell: ({ row }) => (
        <time dateTime={row.at} title={formatExact(row.at)}>
          {formatRelative(row.at, now)}
        </time>
      ),
    },
    {
      field: 'who',
      headerName: 'Who',
      flex: 1,
      minWidth: 130,
      valueGetter: (_value, row) => actorText(row),
    },
    {
      field: 'action',
      headerName: 'What happened',
      flex: 4,
      minWidth: 220,
      valueGetter: (_value, row) => eventSentence(row),
      renderCell: ({ row, value }) => (
        <Button variant="text" size="small" onClick={() => onOpen(row)} title={value} sx={LINE}>
          {value}
        </Button>
      ),
    },
  ];
}

const LINE = {
  ml: -2,
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', md: 'nowrap' },
  textAlign: 'left',
  fontWeight: { md: 400 },
  color: 'text.primary',
  '&&': { height: { xs: 'auto', md: 28 } },
};
