import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { REASONS, type DiscardReason } from './decision-text';

interface DiscardMenuProps {
  /** The button it opens from. */
  readonly anchor: HTMLElement;
  readonly onChoose: (reason: DiscardReason) => void;
  readonly onClose: () => void;
}

/** Why a startup is discarded, each reason with what follows from it. */
export function DiscardMenu({ anchor, onChoose, onClose }: DiscardMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Reason' } }}>
      {REASONS.map(({ reason, label, effect }) => (
        <MenuItem
          key={reason}
          onClick={() => {
            onClose();
            onChoose(reason);
          }}
        >
          <Box>
            {label}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{effect}</Box>
          </Box>
        </MenuItem>
      ))}
    </Menu>
  );
}
