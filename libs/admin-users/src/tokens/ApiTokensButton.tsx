import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOffers } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { ApiTokensDialog } from './ApiTokensDialog';

/** Opens the API tokens of everybody, for administrators of a server that lists them. */
export function ApiTokensButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isOffered = useOffers('listAllApiTokens') !== false;
  if (!isOffered || role !== 'admin') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>API tokens</Button>
      {isOpen && <ApiTokensDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
