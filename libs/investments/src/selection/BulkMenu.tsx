import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { BulkCommand } from '@vaglio/startup-decisions';
import type { BulkChoice } from './bulk-choices';

interface BulkMenuProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement | null;
  readonly choices: readonly (readonly (BulkChoice | OtherChoice)[])[];
  readonly onChoose: (act: BulkCommand) => void;
  readonly onClose: () => void;
}

/** Menu item whose action does not change the startups, such as an export. */
interface OtherChoice {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly run: () => void;
}

/** Menu of bulk actions. */
export function BulkMenu({ id, label, anchor, choices, onChoose, onClose }: BulkMenuProps) {
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label },
        paper: { sx: { minWidth: 208, '& [role^=menuitem]': { minHeight: { xs: 44, md: 36 } } } },
      }}
    >
      {choices.flatMap((group, index) => [
        ...(index > 0 ? [<Divider key={`before ${index}`} />] : []),
        ...group.map((choice) => (
          <MenuItem
            key={choice.label}
            disabled={'isDisabled' in choice && choice.isDisabled}
            onClick={() => {
              onClose();
              if ('act' in choice) onChoose(choice.act);
              else choice.run();
            }}
          >
            {choice.label}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
