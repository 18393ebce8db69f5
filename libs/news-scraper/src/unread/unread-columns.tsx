import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import type { UnreadPage } from '@vaglio/contract';
import { ACTIONS_COLUMN, Badge, EMPTY_VALUE, formatExact, RIGHT_COLUMN } from '@vaglio/ui';
import { reasonText } from '../reason-text';
import { untilText } from '../until-text';

type Column = GridColDef<UnreadPage>;

interface Decisions {
  readonly onRetry: (page: UnreadPage) => void;
  /** Excludes a page permanently. null if the pages are already excluded. */
  readonly onNever: ((page: UnreadPage) => void) | null;
}

/** Returns the columns of the table: page, source, reason, attempts, next attempt and actions. */
export function unreadColumns(now: Date, { onRetry, onNever }: Decisions): readonly Column[] {
  return [
    {
      field: 'title',
      headerName: 'Page',
      flex: 1,
      minWidth: 200,
      renderCell: ({ row: { title, url } }) => (
        <Box sx={{ minWidth: 0, lineHeight: 1.25 }} title={`${title}\n${url}`}>
          <Link href={url} target="_blank" rel="noreferrer" noWrap sx={TITLE}>
            {title}
          </Link>
          <Typography component="div" variant="caption" noWrap sx={{ color: 'muted', lineHeight: 'inherit' }}>
            {url.replace(/^https?:\/\/(?:www\.)?/, '')}
          </Typography>
        </Box>
      ),
    },
    { field: 'source', headerName: 'Source', width: 170 },
    {
      field: 'reason',
      headerName: 'Reason',
      width: 190,
      renderCell: ({ row: { reason, message } }) => (
        <Box component="span" title={message ?? undefined} sx={{ display: 'flex', minWidth: 0 }}>
          <Badge tone={reason === 'robots' || reason === 'copy' ? 'neutral' : 'amber'}>
            {reasonText(reason)}
          </Badge>
        </Box>
      ),
    },
    { field: 'attempts', headerName: 'Tries', width: 60, ...RIGHT_COLUMN },
    {
      field: 'next_attempt_at',
      headerName: 'Next attempt',
      width: 120,
      ...RIGHT_COLUMN,
      renderCell: ({ row }) => <span title={formatExact(row.next_attempt_at)}>{nextText(row, now)}</span>,
    },
    {
      ...ACTIONS_COLUMN,
      width: 168,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Button variant="text" size="small" onClick={() => onRetry(row)}>
            {row.reason === 'copy' ? 'Read anyway' : 'Try again'}
          </Button>
          {onNever && (
            <Button variant="text" size="small" onClick={() => onNever(row)}>
              Never
            </Button>
          )}
        </Box>
      ),
    },
  ];
}

const TITLE = { display: 'block', color: 'text.primary', fontWeight: 550 } as const;

function nextText({ state, reason, next_attempt_at }: UnreadPage, now: Date): string {
  if (state === 'given_up') return reason === 'copy' ? 'set aside' : 'given up';
  if (state === 'never') return EMPTY_VALUE;
  return untilText(next_attempt_at, now) ?? 'next reading';
}
