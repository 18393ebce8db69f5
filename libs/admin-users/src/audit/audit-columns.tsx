import type { GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { auditActionLabel } from '@vaglio/audit-trail';
import { EMPTY_VALUE, formatExact, formatRelative, type StackedFields } from '@vaglio/ui';
import type { AuditEvent } from '../endpoints.gen';
import { actorWords, targetWords } from './audit-event';
import { differenceLine } from './difference';

/** On a phone. */
export const STACKED_EVENT: StackedFields = {
  title: 'action',
  figure: 'at',
  lines: [['who', 'targetName'], ['after']],
};

/** @param onOpen shows one event whole */
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
      valueGetter: (_value, row) => actorWords(row),
    },
    {
      field: 'action',
      headerName: 'What',
      flex: 1.3,
      minWidth: 170,
      renderCell: ({ row }) => (
        <Button
          variant="text"
          size="small"
          onClick={() => onOpen(row)}
          title={auditActionLabel(row.action)}
          sx={LINE}
        >
          {auditActionLabel(row.action)}
        </Button>
      ),
    },
    {
      field: 'targetName',
      headerName: 'Target',
      flex: 1,
      minWidth: 120,
      valueGetter: (_value, row) => targetWords(row) || EMPTY_VALUE,
    },
    {
      field: 'after',
      headerName: 'Change',
      flex: 1.6,
      minWidth: 160,
      valueGetter: (_value, row) => differenceLine(row.before, row.after) || EMPTY_VALUE,
    },
  ];
}

const LINE = {
  ml: -2,
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
};
