import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { User } from '@vaglio/contract';
import { StateRow } from '../state/StateRow';
import { ErasePersonDialog } from './ErasePersonDialog';
import { TakeDataDialog } from './TakeDataDialog';

interface PersonalDataRowProps {
  readonly user: User;
  readonly onErased: () => void;
}

/**
 * Row with the export and the erasure of a user's personal data. Only administrators see it, and only if the server
 * supports these actions.
 */
export function PersonalDataRow({ user, onErased }: PersonalDataRowProps) {
  const [open, setOpen] = useState<'copy' | 'erase' | null>(null);
  const { role } = useSession();
  const isGiven = useIsSupported('exportPersonData') !== false;
  const isErased = useIsSupported('erasePerson') !== false;
  if (role !== 'admin' || !(isGiven || isErased)) return null;
  const close = () => setOpen(null);
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
      {isGiven && (
        <Button size="small" onClick={() => setOpen('copy')}>
          Take a copy
        </Button>
      )}
      {isErased && (
        <Button size="small" color="error" onClick={() => setOpen('erase')}>
          Erase
        </Button>
      )}
    </Box>
  );
  return (
    <>
      <StateRow label="Personal data" action={action}>
        <Box sx={{ color: 'muted' }}>All data stored about this person.</Box>
      </StateRow>
      {open === 'copy' && <TakeDataDialog user={user} onClose={close} />}
      {open === 'erase' && <ErasePersonDialog user={user} onErased={onErased} onClose={close} />}
    </>
  );
}
