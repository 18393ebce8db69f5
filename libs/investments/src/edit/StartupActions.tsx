import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { useSession } from '@vaglio/auth-session';
import { canWriteInvestments } from '@vaglio/access-control';
import { Icon } from '@vaglio/ui';
import type { Startup } from '@vaglio/startups-data';
import type { FlagName } from './decision';
import { ManageMenu } from './ManageMenu';

export interface StartupActionsProps {
  readonly startup: Startup;
  readonly isSaving: boolean;
  readonly onDecide: (startup: Startup, flag: FlagName, isSet: boolean) => void;
  readonly onEdit: (startup: Startup) => void;
  /** Small and beside each other; else they share the width. */
  readonly isWide: boolean;
}

/** Manage and Edit text, for those whose token may write; absent for others. Source: spec §6. */
export function StartupActions({ startup, isSaving, onDecide, onEdit, isWide }: StartupActionsProps) {
  const { claims } = useSession();
  if (!canWriteInvestments(claims)) return null;
  const size = isWide ? 'small' : 'medium';
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: isWide ? 0 : 5, ...(!isWide && { '& > *': { flex: 1 } }) }}>
      <ManageMenu
        startup={startup}
        size={size}
        isSaving={isSaving}
        onSave={(flag, isSet) => onDecide(startup, flag, isSet)}
      />
      <Button size={size} startIcon={<Icon of={Pencil} />} onClick={() => onEdit(startup)}>
        Edit text
      </Button>
    </Box>
  );
}
