import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ScoringVersion } from '@vaglio/contract';
import { Badge, formatExact, formatRelativeInside } from '@vaglio/ui';
import { DifferenceList } from './DifferenceList';

export type VersionAction = 'view' | 'compare' | 'restore' | 'note';

interface VersionRowProps {
  readonly version: ScoringVersion;
  readonly now: Date;
  readonly onAction: (action: VersionAction) => void;
}

/** Maximum number of differences in a row. The dialog shows all differences. */
const SHOWN_CHANGES = 3;

/** Row of a scoring version with its author, time, note, changes and actions. */
export function VersionRow({ version, now, onAction }: VersionRowProps) {
  const { number, at, author, note, restored_from, is_present, changes } = version;
  const named = (verb: string) => ({ 'aria-label': `${verb} version ${number}` });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '4px 12px',
        px: 5,
        py: 3,
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Version {number}
          </Box>
          {is_present && <Badge tone="accent">Present</Badge>}
          <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
            {author ?? 'Vaglio'},{' '}
            <time dateTime={at} title={formatExact(at)}>
              {formatRelativeInside(at, now)}
            </time>
          </Box>
        </Box>
        {note !== '' && <Box sx={{ fontStyle: 'italic' }}>{note}</Box>}
        {restored_from !== null && <Box sx={{ typography: 'body2' }}>Version {restored_from} restored</Box>}
        <DifferenceList
          differences={changes}
          limit={SHOWN_CHANGES}
          emptyText={number === 1 ? 'The beginning' : 'No difference'}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="text"
          {...named(note === '' ? 'Add note to' : 'Edit note of')}
          onClick={() => onAction('note')}
        >
          {note === '' ? 'Add note' : 'Edit note'}
        </Button>
        <Button size="small" variant="text" {...named('View')} onClick={() => onAction('view')}>
          View
        </Button>
        {/* The actions of the current version are hidden but keep their space, so that the buttons align. */}
        <Box sx={{ display: 'flex', gap: 1, visibility: is_present ? 'hidden' : 'visible' }}>
          <Button
            size="small"
            variant="text"
            {...named('Compare with the current rules:')}
            onClick={() => onAction('compare')}
          >
            Compare
          </Button>
          <Button size="small" variant="text" {...named('Restore')} onClick={() => onAction('restore')}>
            Restore
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
