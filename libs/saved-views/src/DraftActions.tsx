import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@vaglio/ui';
import { updateVerb } from './view-text';

interface DraftActionsProps {
  readonly isTeam: boolean;
  /** True if the user may update the view itself. */
  readonly canUpdate: boolean;
  readonly onDiscard: () => void;
  readonly onSaveAsMine: () => void;
  readonly onUpdate: () => void;
}

/** Buttons for the user's draft of a view. They discard the draft, save it as a new view, or update the view. */
export function DraftActions({ isTeam, canUpdate, onDiscard, onSaveAsMine, onUpdate }: DraftActionsProps) {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const edited = (
    <Box component="span" sx={EDITED}>
      <Icon of={Pencil} size={12} />
      Edited
    </Box>
  );
  const acts = [
    { label: 'Discard', act: onDiscard, isAllowed: true },
    { label: 'Save as mine', act: onSaveAsMine, isAllowed: true },
    { label: updateVerb({ is_team: isTeam }), act: onUpdate, isAllowed: canUpdate },
  ].filter(({ isAllowed }) => isAllowed);
  if (!isPhone)
    return (
      <Box role="group" aria-label="Changes of this view" sx={ROW}>
        {edited}
        {acts.map(({ label, act }) => (
          <Button key={label} size="small" variant={label === 'Discard' ? 'text' : 'outlined'} onClick={act}>
            {label}
          </Button>
        ))}
      </Box>
    );
  return (
    <Box role="group" aria-label="Changes of this view" sx={ROW}>
      {edited}
      <Box component="span" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        Only you see these changes.
      </Box>
      <Button variant="text" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Save…
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Changes of this view' } }}
      >
        {[...acts].reverse().map(({ label, act }) => (
          <MenuItem
            key={label}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 };
const EDITED = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: 20,
  px: '7px',
  borderRadius: '6px',
  bgcolor: 'neutralSoft',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
};
