import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { DecisionReason } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { reasonFacts } from './reason-text';

export type Step = 'up' | 'down';

interface ReasonRowProps {
  readonly reason: DecisionReason;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onMove: (step: Step) => void;
  readonly onEdit: () => void;
  readonly onRetire: () => void;
  readonly onDelete: () => void;
}

/**
 * Row of a decision reason. The reason is moved with its arrow buttons, or with Alt and an arrow key anywhere in the
 * row.
 */
export function ReasonRow(props: ReasonRowProps) {
  const { reason, isFirst, isLast, isBusy, onMove, onEdit, onRetire, onDelete } = props;
  const { id, label, used } = reason;
  const isAtEnd = { up: isFirst, down: isLast };
  const move = (step: Step) => {
    if (!isAtEnd[step] && !isBusy) onMove(step);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.altKey ? STEP_OF_KEY.get(event.key) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const arrow = (step: Step) => ({
    size: 'small' as const,
    'data-moves': `${id} ${step}`,
    'aria-label': `Move ${label} ${step}`,
    'aria-keyshortcuts': step === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown',
    title: `Move ${step} (Alt ${step === 'up' ? '↑' : '↓'})`,
    // At the end of the list, the arrow button is only marked as disabled. Disabling it would remove the focus.
    'aria-disabled': isAtEnd[step] || undefined,
    sx: isAtEnd[step] ? { opacity: 0.38 } : undefined,
    onClick: () => move(step),
  });
  return (
    <Box component="li" onKeyDown={onKey} sx={ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {label}
        </Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>{reasonFacts(reason)}</Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton {...arrow('up')}>
          <Icon of={ArrowUp} />
        </IconButton>
        <IconButton {...arrow('down')}>
          <Icon of={ArrowDown} />
        </IconButton>
        <Button size="small" variant="text" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        {used === 0 ? (
          <Button
            size="small"
            variant="text"
            aria-label={`Delete ${label}`}
            disabled={isBusy}
            onClick={onDelete}
          >
            Delete
          </Button>
        ) : (
          <Button
            size="small"
            variant="text"
            aria-label={`Retire ${label}`}
            disabled={isBusy}
            onClick={onRetire}
          >
            Retire
          </Button>
        )}
      </Box>
    </Box>
  );
}

const STEP_OF_KEY = new Map<string, Step>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  py: 2,
  borderTop: 1,
  borderColor: 'border',
};
