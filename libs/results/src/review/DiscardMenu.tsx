import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { REASONS, type DiscardReason } from './decision-text';

interface DiscardMenuProps {
  /** Button at which the menu opens. */
  readonly anchor: HTMLElement;
  readonly onChoose: (reason: DiscardReason) => void;
  readonly onClose: () => void;
}

/** Menu of the reasons for discarding a startup, with the consequence of each reason. */
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
