import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useSession } from '@vaglio/auth-session';
import type { Startup, Work } from '@vaglio/contract';
import { ErrorAlert, Icon, Initials, useHotkeys } from '@vaglio/ui';
import { ACTIVITY_HOTKEYS } from '../activity-hotkeys';
import { NextStepDialog } from './NextStepDialog';
import { AssigneeMenu } from './AssigneeMenu';
import { usePeople } from './use-people';
import { useWork } from '@vaglio/startups-data';
import { useWorkChange } from './use-work-change';

interface WorkActionsProps {
  readonly startup: Startup;
  readonly shortcutsEnabled: boolean;
  readonly size: 'small' | 'medium';
}

/** Menu for the assignee (key a) and button for the next step (key s). Hidden if the server does not support them. */
export function WorkActions({ startup, shortcutsEnabled, size }: WorkActionsProps) {
  const { claims } = useSession();
  const work = useWork(startup.id);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | Work | null>(null);
  const { people, isKnown } = usePeople(open === 'menu');
  // The menu opens only after its options are loaded. Otherwise options that load later would move the option that the
  // user is about to select.
  const isMenuOpen = open === 'menu' && isKnown;
  const { save, isSaving, refusal, dismiss } = useWorkChange();
  // The button is not disabled while saving, because it would lose the focus.
  const openMenu = () => setOpen(isSaving ? null : 'menu');
  useHotkeys(ACTIVITY_HOTKEYS, shortcutsEnabled && work ? { a: openMenu, s: () => setOpen(work) } : {});
  if (work === null) return null;
  const isOwn = work.assignee_id !== null && work.assignee_id === claims.sub;
  const choose = (assignee: string | null): void => {
    setOpen(null);
    if (assignee !== work.assignee_id) void save(work, { assignee });
  };
  return (
    <>
      <Button
        ref={button}
        size={size}
        endIcon={<Icon of={ChevronDown} />}
        aria-label={`Assignee: ${work.assignee ?? 'nobody'}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? menuId : undefined}
        aria-keyshortcuts="a"
        onClick={openMenu}
        sx={{ gap: 2, minWidth: 0 }}
      >
        {work.assignee === null ? (
          <>
            <Icon of={UserPlus} /> Assign
          </>
        ) : (
          <>
            <Initials name={work.assignee} isOwn={isOwn} />
            <Box component="span" sx={NAME}>
              {isOwn ? 'You' : work.assignee}
            </Box>
          </>
        )}
      </Button>
      <AssigneeMenu
        id={menuId}
        anchor={isMenuOpen ? button.current : null}
        people={people}
        ownId={claims.sub}
        assignee={work.assignee_id}
        onChoose={choose}
        onClose={() => setOpen(null)}
      />
      {open !== null && open !== 'menu' && (
        <NextStepDialog
          anchor={button.current}
          name={startup.company_name}
          work={open}
          onClose={() => setOpen(null)}
        />
      )}
      {refusal !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <ErrorAlert onClose={dismiss}>{refusal}</ErrorAlert>
        </Box>
      )}
    </>
  );
}

const NAME = { maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis' };
