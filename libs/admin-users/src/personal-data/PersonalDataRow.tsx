import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useOffers } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { User } from '../endpoints.gen';
import { StateRow } from '../state/StateRow';
import { TakeDataDialog } from './TakeDataDialog';

/** What is stored about a person, for administrators of a server that gives it. */
export function PersonalDataRow({ user }: { readonly user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isOffered = useOffers('exportPersonData') !== false;
  if (!isOffered || role !== 'admin') return null;
  const action = (
    <Button size="small" onClick={() => setIsOpen(true)}>
      Take a copy
    </Button>
  );
  return (
    <>
      <StateRow label="Personal data" action={action}>
        <Box sx={{ color: 'muted' }}>All that is stored about this person.</Box>
      </StateRow>
      {isOpen && <TakeDataDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
