import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOffers } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { SessionsDialog } from './SessionsDialog';

/** Opens who is signed in where, for administrators of a server that says it. */
export function SessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isOffered = useOffers('listAllSessions') !== false;
  if (!isOffered || role !== 'admin') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open sessions</Button>
      {isOpen && <SessionsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
