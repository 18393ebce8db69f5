import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AwardGroup } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupDialog } from './GroupDialog';

/** Header of an exclusivity group with its name, key and description, and buttons to rename and delete it. */
export function GroupHeader({ group }: { readonly group: AwardGroup }) {
  // The dialog keeps the group as displayed, so that reloading the list does not change its version.
  const [open, setOpen] = useState<{ action: 'rename' | 'delete'; seen: AwardGroup } | null>(null);
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 5, py: 4 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h2">
          {group.group_name}
        </Typography>
        <Typography variant="mono" sx={{ display: 'block', color: 'muted' }}>
          {group.group_key}
        </Typography>
        {group.description && (
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '72ch' }}>
            {group.description}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        startIcon={<Icon of={Pencil} />}
        onClick={() => setOpen({ action: 'rename', seen: group })}
      >
        Rename
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<Icon of={Trash2} />}
        onClick={() => setOpen({ action: 'delete', seen: group })}
      >
        Delete
      </Button>
      {open?.action === 'rename' && <GroupDialog group={open.seen} onClose={close} onSaved={close} />}
      {open?.action === 'delete' && <DeleteGroupDialog group={open.seen} onClose={close} />}
    </Box>
  );
}
