import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Account } from '@vaglio/contract';
import { ConfirmDialog, Section } from '@vaglio/ui';
import { useSeparateOwnIdentityMutation } from '../endpoints.gen';

interface ProviderCardProps {
  readonly person: Pick<Account, 'has_password' | 'provider_linked'>;
  /** How people call the provider. */
  readonly provider: string;
}

/** What signs a person in besides a password, or in its place; who has both can separate the account from the provider. */
export function ProviderCard({ person: { has_password, provider_linked }, provider }: ProviderCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [call, { isLoading, error, reset }] = useSeparateOwnIdentityMutation();
  const separate = async () => {
    const answer = await call();
    if (!answer.error) setIsAsking(false);
  };
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  return (
    <Section
      title="How you sign in"
      headingLevel={2}
      action={provider_linked && has_password ? <Button onClick={ask}>Separate</Button> : undefined}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {wordsOf(provider, provider_linked === true, has_password !== false)}
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={`Separate from ${provider}`}
          confirmLabel="Separate"
          busyLabel="Separating…"
          isDanger
          busy={isLoading}
          error={error ? errorText(error, 'Update failed') : null}
          onConfirm={() => void separate()}
          onCancel={() => setIsAsking(false)}
        >
          You sign in with your password then. Where you were signed in with {provider} on other devices, you
          are signed out. The next sign-in with {provider} connects the account again.
        </ConfirmDialog>
      )}
    </Section>
  );
}

function wordsOf(provider: string, isLinked: boolean, hasPassword: boolean): string {
  if (hasPassword) return `With your password, or with ${provider}, where this account is known as yours.`;
  return isLinked
    ? `With ${provider}, where this account is known as yours. There is no password here.`
    : `With ${provider}, which finds this account by your confirmed address. There is no password here.`;
}
