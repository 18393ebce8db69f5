import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, UserX } from 'lucide-react';
import type { Person } from '@vaglio/contract';
import { Icon, Initials } from '@vaglio/ui';

interface AssigneeMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly people: readonly Person[];
  /** Id of the signed-in user, whose entry comes first. */
  readonly ownId: string | undefined;
  /** Id of the current assignee, or null without an assignee. */
  readonly assignee: string | null;
  readonly onChoose: (assignee: string | null) => void;
  readonly onClose: () => void;
}

/**
 * Menu of possible assignees. The signed-in user comes first, the others are sorted by name, and the last option is
 * nobody.
 */
export function AssigneeMenu(props: AssigneeMenuProps) {
  const { id, anchor, people, ownId, assignee, onChoose, onClose } = props;
  const ordered = [...people.filter((one) => one.id === ownId), ...people.filter((one) => one.id !== ownId)];
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': 'Assignee' },
        paper: {
          sx: {
            minWidth: 208,
            maxWidth: 320,
            maxHeight: 'min(420px, 70vh)',
            '& [role^=menuitem]': { minHeight: { xs: 44, md: 36 } },
          },
        },
      }}
    >
      {ordered.map((person) => (
        <MenuItem
          key={person.id}
          role="menuitemradio"
          aria-checked={person.id === assignee}
          onClick={() => onChoose(person.id)}
        >
          <Initials name={person.name} isOwn={person.id === ownId} />
          <span>{person.id === ownId ? `${person.name} (you)` : person.name}</span>
          {person.id === assignee && <Icon of={Check} />}
        </MenuItem>
      ))}
      {ordered.length > 0 && <Divider />}
      <MenuItem role="menuitemradio" aria-checked={assignee === null} onClick={() => onChoose(null)}>
        <Icon of={UserX} size={20} />
        Nobody
        {assignee === null && <Icon of={Check} />}
      </MenuItem>
    </Menu>
  );
}
