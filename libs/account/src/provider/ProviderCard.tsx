import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { canSeeSettings } from '@vaglio/access-control';
import { errorText, readText, withProof } from '@vaglio/api-client';
import { keepLink } from '@vaglio/auth-session';
import type { Account } from '@vaglio/contract';
import { ConfirmDialog, ErrorAlert, Section } from '@vaglio/ui';
import { useSeparateOwnIdentityMutation, useBeginProviderLinkMutation } from '../hooks.gen';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';

interface ProviderCardProps {
  readonly person: Pick<Account, 'has_password' | 'provider_linked' | 'role'>;
  /** How people call the provider; null where the installation has none any more. */
  readonly provider: string | null;
  /** Opens another site in this tab. */
  readonly leave?: (url: string) => void;
}

/** The ways to sign in besides or in place of a password, and their changes: connect the account with the provider, or separate it. */
export function ProviderCard({ person, provider, leave = openSite }: ProviderCardProps) {
  const [open, setOpen] = useState<'connect' | 'separate' | null>(null);
  const connect = useConnect(leave);
  const linkFailure = readText(useLocation().state, 'linkFailure');
  const close = () => setOpen(null);
  const name = provider ?? 'the sign-in provider';
  const isLinked = person.provider_linked === true;
  const hasPassword = person.has_password !== false;
  return (
    <Section
      title="How you sign in"
      headingLevel={2}
      action={
        isLinked ? (
          hasPassword && <Button onClick={() => setOpen('separate')}>Separate</Button>
        ) : provider === null ? undefined : (
          <Button onClick={() => setOpen('connect')}>{`Connect ${provider}`}</Button>
        )
      }
    >
      {linkFailure && <ErrorAlert>{linkFailure}</ErrorAlert>}
      <Box sx={{ color: 'text.secondary' }}>{textOf(name, person)}</Box>
      {open === 'connect' && (
        <PasswordQuestionDialog
          title={`Connect ${name}`}
          confirmLabel={`Continue to ${name}`}
          asksPassword={hasPassword}
          onPassword={connect}
          onClose={close}
        >
          You sign in at {name} now and come back. From then on that account signs you in here. If {name}{' '}
          gives roles, your role here follows your groups there at each of these sign-ins.
        </PasswordQuestionDialog>
      )}
      {open === 'separate' && <SeparateDialog name={name} role={person.role} onClose={close} />}
    </Section>
  );
}

interface SeparateDialogProps {
  readonly name: string;
  readonly role: Account['role'];
  readonly onClose: () => void;
}

function SeparateDialog({ name, role, onClose }: SeparateDialogProps) {
  const [call, { isLoading, error }] = useSeparateOwnIdentityMutation();
  const separate = async () => {
    const answer = await call();
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      title={`Separate from ${name}`}
      confirmLabel="Separate"
      busyLabel="Separating…"
      isDanger
      busy={isLoading}
      error={error ? errorText(error, 'Update failed') : null}
      onConfirm={() => void separate()}
      onCancel={onClose}
    >
      You sign in with your password then. Where you were signed in with {name} on other devices, you are
      signed out.{' '}
      {canSeeSettings(role)
        ? 'You can connect the account again here.'
        : `The next sign-in with ${name} connects the account again.`}
    </ConfirmDialog>
  );
}

function textOf(
  provider: string,
  { has_password, provider_linked, role }: ProviderCardProps['person'],
): string {
  const ending = has_password === false ? ' There is no password here.' : '';
  if (provider_linked && has_password === false)
    return `With ${provider}, where this account is known as yours.${ending}`;
  if (provider_linked)
    return `With your password, or with ${provider}, where this account is known as yours.`;
  if (canSeeSettings(role)) return `Connect your account at ${provider} to sign in with it.${ending}`;
  return `${has_password === false ? 'With' : 'With your password, or with'} ${provider}, which finds this account by your confirmed address.${ending}`;
}

function openSite(url: string): void {
  window.location.assign(url);
}

/**
 * Begins to connect the own account with the provider, and opens its pages.
 * @returns a function of the password, '' for a fresh sign-in, that resolves with why it failed, or null. Never throws
 */
function useConnect(leave: (url: string) => void) {
  const [begin] = useBeginProviderLinkMutation();
  return async (password: string): Promise<string | null> => {
    try {
      const { data, error } = await withProof(password, (body) => begin({ body }));
      if (error) return errorText(error, 'Update failed');
      if (!data || !/^https?:/.test(data.url)) return 'Unexpected error';
      keepLink(data.url);
      leave(data.url);
      return null;
    } catch (problem) {
      return problem instanceof Error ? problem.message : 'Update failed';
    }
  };
}
