import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { SignInRulesDialog } from './SignInRulesDialog';

/** Button that opens the sign-in rules. Only administrators see it, and only if the server supports the rules. */
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
            onSaved('The rules apply from the next sign-in.');
          }}
        />
      )}
    </>
  );
}
