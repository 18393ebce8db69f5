import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { SignInRulesDialog } from './SignInRulesDialog';

/** Opens the rules of signing in, for administrators of a server that has them. */
export function SignInRulesButton({ onSaved }: { readonly onSaved: (notice: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isSupported = useIsSupported('saveSignInRules') !== false;
  if (!isSupported || role !== 'admin') return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Sign-in rules</Button>
      {isOpen && (
        <SignInRulesDialog
          onClose={close}
          onSaved={() => {
            close();
            onSaved('The rules count from the next sign-in on.');
          }}
        />
      )}
    </>
  );
}
