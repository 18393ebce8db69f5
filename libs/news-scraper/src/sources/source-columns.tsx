import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { Badge, EMPTY_VALUE, formatCount, formatExact, formatRelative, Icon } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';
import { healthOf } from './source-health';
import { SourceName } from './SourceName';
import { SourceSwitch } from './SourceSwitch';

export interface SourceActions {
  readonly onTest: (source: NewsSource) => void;
  readonly onEdit: (source: NewsSource) => void;
  readonly onDelete: (source: NewsSource) => void;
  readonly onFailure: (text: string | null) => void;
}

/** How much room there is: everything, what matters most, or a phone. */
export type SourceRoom = 'wide' | 'medium' | 'narrow';

type Column = GridColDef<NewsSource>;

const HEALTH: Column = {
  field: 'consecutive_failures',
  headerName: 'Health',
  width: 140,
  renderCell: ({ row }) => {
    const { text, tone } = healthOf(row);
    return <Badge tone={tone}>{text}</Badge>;
  },
};
const ERROR: Column = {
  field: 'last_error',
  headerName: 'Last error',
  flex: 1.3,
  minWidth: 130,
  renderCell: ({ value }) => (
    <Box component="span" title={value ?? undefined} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {value ?? EMPTY_VALUE}
    </Box>
  ),
};
const ITEMS = numbers('item_count', 'Items', 60);
const ARTICLES = numbers('article_count', 'Articles', 78);
const FAILURES = numbers(
  'consecutive_failures_count',
  'Failures',
  78,
  ({ consecutive_failures }) => consecutive_failures,
);

/** Sources with their health and what can be done; on a phone, the health of a source is below its name. */
export function sourceColumns(room: SourceRoom, now: Date, actions: SourceActions): readonly Column[] {
  const read: Column = {
    field: 'enabled',
    headerName: 'Enabled',
    width: 76,
    renderCell: ({ row }) => <SourceSwitch source={row} onFailure={actions.onFailure} />,
  };
  const success: Column = {
    field: 'last_success_at',
    headerName: 'Last success',
    width: 110,
    renderCell: ({ value }) => <span title={formatExact(value)}>{formatRelative(value, now)}</span>,
  };
  const name: Column = {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 100,
    renderCell: ({ row }) => <SourceName source={row} hasState={room === 'narrow'} />,
  };
  if (room === 'narrow') return [name, iconActions(actions)];
  if (room === 'medium') return [name, read, HEALTH, success, ARTICLES, iconActions(actions)];
  return [name, read, HEALTH, success, ITEMS, ARTICLES, FAILURES, ERROR, wordActions(actions)];
}

function numbers(
  field: string,
  headerName: string,
  width: number,
  valueGetter?: (row: NewsSource) => number,
): Column {
  return {
    field,
    headerName,
    width,
    align: 'right',
    headerAlign: 'right',
    ...(valueGetter && { valueGetter: (_value: unknown, row: NewsSource) => valueGetter(row) }),
    valueFormatter: (value: number | null) => formatCount(value),
  };
}

function wordActions({ onTest, onEdit, onDelete }: SourceActions): Column {
  return {
    field: 'actions',
    headerName: 'Actions',
    width: 204,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Button variant="text" size="small" onClick={() => onTest(row)}>
          Test now
        </Button>
        <Button variant="text" size="small" onClick={() => onEdit(row)}>
          Edit
        </Button>
        <Button variant="text" size="small" color="error" onClick={() => onDelete(row)}>
          Delete
        </Button>
      </Box>
    ),
  };
}

function iconActions({ onTest, onEdit, onDelete }: SourceActions): Column {
  return {
    field: 'actions',
    headerName: 'Actions',
    width: 156,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          size="small"
          aria-label={`Test ${row.name} now`}
          title="Test now"
          onClick={() => onTest(row)}
        >
          <Icon of={Play} />
        </IconButton>
        <IconButton size="small" aria-label={`Edit ${row.name}`} title="Edit" onClick={() => onEdit(row)}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          aria-label={`Delete ${row.name}`}
          title="Delete"
          onClick={() => onDelete(row)}
        >
          <Icon of={Trash2} />
        </IconButton>
      </Box>
    ),
  };
}
