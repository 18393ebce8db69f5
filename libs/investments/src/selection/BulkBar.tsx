import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarPlus, ChevronDown, Clock, Columns3, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatCount, Icon, keepAboveLowerBar, Key, TABULAR, useShortcutsEnabled } from '@vaglio/ui';
import type { BulkCommand } from '@vaglio/startup-decisions';
import { FLAG_CHOICES, SET_LATER, WORK_CHOICES } from './bulk-choices';
import { BulkMenu } from './BulkMenu';
import type { PaperAct } from './use-selection-print';

interface BulkBarProps {
  readonly count: number;
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
  readonly isReading: boolean;
  /** Address of the comparison; null if too few or too many startups are selected. */
  readonly comparison: string | null;
  /** Print and export actions. */
  readonly paper: readonly PaperAct[];
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onAct: (act: BulkCommand) => void;
}

type Open = { readonly anchor: HTMLElement; readonly menu: 'flags' | 'more' } | null;

/**
 * Bar of bulk actions at the bottom of the screen. The label or accessible name of each button contains the number of
 * startups.
 */
export function BulkBar(props: BulkBarProps) {
  const { count, total, isReading, comparison, paper, onAll, onClear, onAct } = props;
  const [shortcutsEnabled] = useShortcutsEnabled();
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'), { noSsr: true });
  const menuId = useId();
  const [open, setOpen] = useState<Open>(null);
  const many = formatCount(count);
  // Touch users cannot read the tooltip of a disabled button, so the bar shows the reason as text.
  const problem = paper.flatMap((act) => act.problem ?? []).join('. ');
  const key = (name: string) =>
    shortcutsEnabled && !isNarrow ? (
      <Box component="span" aria-hidden="true" sx={{ ml: 2 }}>
        <Key>{name}</Key>
      </Box>
    ) : null;
  return (
    <Box ref={keepAboveLowerBar} role="region" aria-label="Selection" sx={BAR}>
      <Box role="status" sx={{ ...TABULAR, whiteSpace: 'nowrap' }}>
        <Box component="b" sx={{ fontWeight: 620 }}>
          {many} selected
        </Box>
        {total !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            of {formatCount(total)}
          </Box>
        )}
      </Box>
      {total !== null && count < total && (
        <Button variant="text" size="small" disabled={isReading} onClick={onAll}>
          Select all {formatCount(total)}
        </Button>
      )}
      <Button variant="text" size="small" color="inherit" onClick={onClear}>
        Clear {key('Esc')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {!isNarrow && (
        <>
          <Button startIcon={<Icon of={UserPlus} />} onClick={() => onAct({ kind: 'assign' })}>
            Assign {key('a')}
          </Button>
          <Button startIcon={<Icon of={CalendarPlus} />} onClick={() => onAct({ kind: 'step' })}>
            Next step {key('s')}
          </Button>
        </>
      )}
      <Button startIcon={<Icon of={Clock} />} onClick={() => onAct(SET_LATER)}>
        Later {key('l')}
      </Button>
      {!isNarrow && (
        <Button
          startIcon={<Icon of={Columns3} />}
          {...(comparison === null ? { disabled: true } : { component: Link, to: comparison })}
        >
          Compare {comparison === null && '2 to 4'}
        </Button>
      )}
      {!isNarrow &&
        paper.map(({ name, icon, problem, run }) => (
          <IconButton
            key={name}
            aria-label={`${name} ${many} selected`}
            title={problem ?? `${name} ${many} selected`}
            disabled={problem !== null}
            onClick={run}
          >
            <Icon of={icon} />
          </IconButton>
        ))}
      {!isNarrow && problem !== '' && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {problem}
        </Box>
      )}
      {isNarrow && (
        <Button
          aria-haspopup="menu"
          aria-expanded={open?.menu === 'more'}
          onClick={({ currentTarget }) => setOpen({ anchor: currentTarget, menu: 'more' })}
        >
          More
        </Button>
      )}
      <Button
        variant="contained"
        endIcon={<Icon of={ChevronDown} />}
        aria-haspopup="menu"
        aria-expanded={open?.menu === 'flags'}
        onClick={({ currentTarget }) => setOpen({ anchor: currentTarget, menu: 'flags' })}
      >
        Set flag for {many}
      </Button>
      <BulkMenu
        id={menuId}
        label={open?.menu === 'more' ? `More for ${many}` : `Set flag for ${many}`}
        anchor={open?.anchor ?? null}
        choices={open?.menu === 'more' ? [...WORK_CHOICES, paper.map(choiceOf(many))] : FLAG_CHOICES}
        onChoose={onAct}
        onClose={() => setOpen(null)}
      />
    </Box>
  );
}

const choiceOf =
  (many: string) =>
  ({ name, problem, run }: PaperAct) => ({
    label: problem ?? `${name} ${many} selected`,
    isDisabled: problem !== null,
    run,
  });

const BAR = {
  position: 'fixed',
  zIndex: 'appBar',
  left: { xs: 8, md: 24 },
  right: { xs: 8, md: 24 },
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  maxWidth: 1400,
  minHeight: 56,
  mx: 'auto',
  px: { xs: 3, md: 5 },
  py: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 2,
  bgcolor: 'raised',
  color: 'text.primary',
  boxShadow: 'var(--mui-palette-floating)',
};
