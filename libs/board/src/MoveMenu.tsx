import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { StageCard } from '@vaglio/contract';
import { stageLabel, STAGES, type Stage } from '@vaglio/startups-domain';
import { targetsOf } from './plan-move';

/** Open menu with its card, stage and anchor. */
export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly card: StageCard;
  readonly stage: Stage;
}

interface MoveMenuProps extends OpenMenu {
  readonly onMove: (card: StageCard, from: Stage, to: Stage) => void;
  readonly onClose: () => void;
}

/** Menu 'Move to…' with the stages to which a card can be moved. */
export function MoveMenu({ anchor, card, stage, onMove, onClose }: MoveMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Move to' } }}>
      {targetsOf(stage, STAGES).map((to) => (
        <MenuItem
          key={to}
          onClick={() => {
            onClose();
            onMove(card, stage, to);
          }}
        >
          Move to {stageLabel(to)}
        </MenuItem>
      ))}
    </Menu>
  );
}
