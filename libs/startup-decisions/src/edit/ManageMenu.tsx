import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import {
  Ban,
  CalendarClock,
  ChevronDown,
  Clock,
  Merge,
  Split,
  Square,
  SquareCheckBig,
  Undo2,
} from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { isFlagSet } from '@vaglio/startups-domain';
import { Icon } from '@vaglio/ui';
import { useIsSupported } from '@vaglio/api-client';
import type { FlagName } from './decision';

/** Names of the dialogs that the menu opens. */
export type ManageDialog = 'merge' | 'split' | 'later' | 'later-date';

interface ManageMenuProps {
  readonly startup: Startup;
  readonly size: 'small' | 'medium';
  readonly isSaving: boolean;
  /** True if the server supports Later. */
  readonly hasLater: boolean;
  readonly onSave: (flag: FlagName, isSet: boolean) => void;
  readonly onManage: (dialog: ManageDialog) => void;
}

/**
 * Menu that sets a startup's flags, and rejects or restores the startup. It also opens the merge and split dialogs if
 * the server supports them.
 * Source: spec §4, startup flags.
 */
export function ManageMenu({ startup, size, isSaving, hasLater, onSave, onManage }: ManageMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const marks = [
    { flag: 'contact', label: 'Contacted', value: startup.email_sent },
    { flag: 'contract', label: 'Contract', value: startup.create_contract },
    { flag: 'investment', label: 'Investment', value: startup.interested },
  ] as const;
  const { canMerge, canSplit } = useManageOffers();
  const open = (dialog: ManageDialog) => {
    setAnchor(null);
    onManage(dialog);
  };
  const isRejected = isFlagSet(startup.rejected);
  // The menu closes first, because an open menu hides the result from screen readers.
  const save = (flag: FlagName, isSet: boolean) => {
    setAnchor(null);
    onSave(flag, isSet);
  };
  return (
    <>
      <Button
        size={size}
        endIcon={<Icon of={ChevronDown} />}
        data-decides={startup.id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Manage
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Manage' },
          paper: { sx: { minWidth: 208, '& [role^=menuitem]': { minHeight: { xs: 44, md: 36 } } } },
        }}
      >
        {marks.map(({ flag, label, value }) => (
          <MenuItem
            key={flag}
            role="menuitemcheckbox"
            aria-checked={isFlagSet(value)}
            disabled={isSaving}
            onClick={() => save(flag, !isFlagSet(value))}
          >
            <Box
              component="span"
              sx={{ display: 'flex', color: isFlagSet(value) ? 'primary.main' : 'field' }}
            >
              <Icon of={isFlagSet(value) ? SquareCheckBig : Square} />
            </Box>
            {label}
          </MenuItem>
        ))}
        {hasLater && !isRejected && startup.later_until !== undefined && (
          <MenuItem disabled={isSaving} onClick={() => open('later-date')}>
            <Icon of={CalendarClock} />
            Change the date …
          </MenuItem>
        )}
        {hasLater && !isRejected && (
          <MenuItem disabled={isSaving} onClick={() => open('later')}>
            <Icon of={Clock} />
            {startup.later_until === undefined ? 'Later …' : 'End Later'}
          </MenuItem>
        )}
        {(canMerge || canSplit) && <Divider />}
        {canMerge && (
          <MenuItem onClick={() => open('merge')}>
            <Icon of={Merge} />
            Merge into …
          </MenuItem>
        )}
        {canSplit && (
          <MenuItem onClick={() => open('split')}>
            <Icon of={Split} />
            Split …
          </MenuItem>
        )}
        <Divider />
        <MenuItem
          disabled={isSaving}
          onClick={() => save('rejected', !isRejected)}
          sx={isRejected ? undefined : { color: 'error.main' }}
        >
          <Icon of={isRejected ? Undo2 : Ban} />
          {isRejected ? 'Unreject' : 'Reject'}
        </MenuItem>
      </Menu>
    </>
  );
}

/**
 * Returns whether startups can be merged and split. The server must support facts and must not have rejected these
 * operations as unknown.
 */
function useManageOffers() {
  const hasFacts = useIsSupported('readFacts') === true;
  return {
    canMerge: useIsSupported('listMergeTargets') !== false && hasFacts,
    canSplit: useIsSupported('readStartupRows') !== false && hasFacts,
  };
}
