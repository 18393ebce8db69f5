import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { Prompt } from '@vaglio/contract';
import {
  ACTIONS_COLUMN,
  Badge,
  EMPTY_VALUE,
  formatCount,
  formatExact,
  formatRelative,
  RIGHT_COLUMN,
} from '@vaglio/ui';
import { fractionText } from '../version/fraction-text';
import { versionText } from '../version/version-text';

export interface HistoryActions {
  readonly onView: (version: Prompt) => void;
  readonly onActivate: (version: Prompt) => void;
}

/** Available width: 'wide' for all columns, 'medium' for the important columns, 'narrow' for phones. */
export type HistoryRoom = 'wide' | 'medium' | 'narrow';

type Column = GridColDef<Prompt> & { readonly field: keyof Prompt | 'actions' };

const VERSION: Column = {
  field: 'version',
  headerName: 'Version',
  width: 76,
  ...RIGHT_COLUMN,
  valueFormatter: (value: Prompt['version']) => formatCount(value),
};
const MODEL: Column = {
  field: 'model',
  headerName: 'Model',
  width: 130,
  valueFormatter: (value: Prompt['model']) => value ?? 'Default',
};
const TEMPERATURE: Column = {
  field: 'temperature',
  headerName: 'Temperature',
  width: 108,
  ...RIGHT_COLUMN,
  valueFormatter: fractionText,
};
const TOP_P: Column = {
  field: 'top_p',
  headerName: 'Top-p',
  width: 76,
  ...RIGHT_COLUMN,
  valueFormatter: fractionText,
};
const BODY: Column = {
  field: 'body',
  headerName: 'Body',
  flex: 1,
  minWidth: 120,
  valueFormatter: (value: Prompt['body']) =>
    (value.length > BODY_START ? `${value.slice(0, BODY_START)}…` : value).replace(/\s+/g, ' '),
};
/** Style that gives the badge and the button the same width, so that the View buttons of all rows align. */
const SECOND_ACTION = { display: 'inline-flex', justifyContent: 'flex-end', minWidth: 72 };
/** Number of characters of the body that are rendered. The cell truncates the text further. */
const BODY_START = 200;

/**
 * Returns the columns of the history. All versions have a View button, and inactive versions have an Activate button.
 * Source: spec §2, prompt.
 */
export function historyColumns(
  room: HistoryRoom,
  now: Date,
  { onView, onActivate }: HistoryActions,
): readonly Column[] {
  const created: Column = {
    field: 'created_at',
    headerName: 'Created',
    ...(room === 'narrow' ? { flex: 1, minWidth: 90 } : { width: 120 }),
    renderCell: ({ value }) => (
      <span title={formatExact(value)}>{value ? formatRelative(value, now) : EMPTY_VALUE}</span>
    ),
  };
  const actions: Column = {
    ...ACTIONS_COLUMN,
    width: 158,
    renderCell: ({ row }) => (
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
      >
        <Button
          variant="text"
          size="small"
          aria-label={`View ${versionText(row).toLowerCase()}`}
          onClick={() => onView(row)}
        >
          View
        </Button>
        <Box component="span" sx={SECOND_ACTION}>
          {row.is_active ? (
            <Badge tone="green">Active</Badge>
          ) : (
            <Button
              variant="text"
              size="small"
              aria-label={`Activate ${versionText(row).toLowerCase()}`}
              onClick={() => onActivate(row)}
            >
              Activate
            </Button>
          )}
        </Box>
      </Box>
    ),
  };
  if (room === 'narrow') return [VERSION, created, actions];
  return room === 'medium'
    ? [VERSION, MODEL, BODY, created, actions]
    : [VERSION, MODEL, TEMPERATURE, TOP_P, BODY, created, actions];
}
