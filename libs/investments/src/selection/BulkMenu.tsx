import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { BulkAct } from './bulk-act';

interface BulkMenuProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement | null;
  readonly choices: readonly (readonly (BulkChoice | OtherChoice)[])[];
  readonly onChoose: (act: BulkAct) => void;
  readonly onClose: () => void;
}

interface BulkChoice {
  readonly label: string;
  readonly act: BulkAct;
}

/** What is no act on the startups. */
interface OtherChoice {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly run: () => void;
}

const flag = (
  name: 'contact' | 'contract' | 'investment' | 'rejected' | 'later',
  isSet: boolean,
): BulkAct => ({
  kind: 'decision',
  flag: name,
  isSet,
});

/** Flags to set and to take back, in groups. */
export const FLAG_CHOICES: readonly (readonly BulkChoice[])[] = [
  [
    { label: 'Contacted', act: flag('contact', true) },
    { label: 'Contract', act: flag('contract', true) },
    { label: 'Investment', act: flag('investment', true) },
    { label: 'Reject …', act: flag('rejected', true) },
  ],
  [
    { label: 'Remove Contacted', act: flag('contact', false) },
    { label: 'Remove Contract', act: flag('contract', false) },
    { label: 'Remove Investment', act: flag('investment', false) },
    { label: 'Take back into Active', act: flag('rejected', false) },
    { label: 'End Later', act: flag('later', false) },
  ],
];

export const SET_LATER: BulkAct = flag('later', true);

/** What a narrow bar has no room for. */
export const WORK_CHOICES: readonly (readonly BulkChoice[])[] = [
  [
    { label: 'Assign …', act: { kind: 'assign' } },
    { label: 'Next step …', act: { kind: 'step' } },
  ],
];

/** A menu of acts on the selection. */
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
