import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { useSession } from '@vaglio/auth-session';
import { canWriteInvestments } from '@vaglio/product-rules';
import { ErrorAlert, Icon } from '@vaglio/ui';
import type { Investment } from '../list/investment';
import { EditTextDialog } from './EditTextDialog';
import { ManageMenu } from './ManageMenu';
import { useFlags } from './use-flags';

interface StartupActionsProps {
  readonly startup: Investment;
  readonly onLeave: () => void;
  /** Small and beside each other; else they share the width. */
  readonly isWide: boolean;
}

/** Manage and Edit text, for those whose token may write; absent for others. Source: spec §6. */
export function StartupActions({ startup, onLeave, isWide }: StartupActionsProps) {
  const { claims } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { isSaving, failure, dismiss, save } = useFlags(startup, onLeave);
  if (!canWriteInvestments(claims)) return null;
  const size = isWide ? 'small' : 'medium';
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: isWide ? 0 : 5 }}>
      <Box sx={{ display: 'flex', gap: 2, ...(!isWide && { '& > *': { flex: 1 } }) }}>
        <ManageMenu startup={startup} size={size} isSaving={isSaving} onSave={save} />
        <Button size={size} startIcon={<Icon of={Pencil} />} onClick={() => setIsEditing(true)}>Edit text</Button>
      </Box>
      {failure !== null && <ErrorAlert onClose={dismiss}>{failure}</ErrorAlert>}
      {isEditing && <EditTextDialog startup={startup} onClose={() => setIsEditing(false)} />}
    </Box>
  );
}
