import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { canSeeSettings } from '@vaglio/access-control';
import { errorText, readText, withProof } from '@vaglio/api-client';
import { storeLinkRequest } from '@vaglio/auth-session';
import type { Account } from '@vaglio/contract';
import { ConfirmDialog, ErrorAlert, Section } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { useSeparateOwnIdentityMutation, useBeginProviderLinkMutation } from '../hooks.gen';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';

interface ProviderCardProps {
  readonly person: Pick<Account, 'has_password' | 'provider_linked' | 'role'>;
  /** Name of the sign-in provider, or null if the installation no longer has a provider. */
  readonly provider: string | null;
  /** Opens another website in this tab. */
  readonly leave?: (url: string) => void;
}

/** Card with the account's sign-in methods. Users can link their account to the provider or unlink it here. */
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
      title={i18n.t('How you sign in')}
      headingLevel={2}
      action={
        isLinked ? (
          hasPassword && <Button onClick={() => setOpen('separate')}>{i18n.t('Separate')}</Button>
        ) : provider === null ? undefined : (
          <Button onClick={() => setOpen('connect')}>{i18n.t('Connect {name}', { name })}</Button>
        )
      }
    >
      {linkFailure && <ErrorAlert>{linkFailure}</ErrorAlert>}
      <Box sx={{ color: 'text.secondary' }}>{textOf(name, person)}</Box>
      {open === 'connect' && (
        <PasswordQuestionDialog
          title={i18n.t('Connect {name}', { name })}
          confirmLabel={i18n.t('Continue to {name}', { name })}
          asksPassword={hasPassword}
          onPassword={connect}
          onClose={close}
        >
          {i18n.t(
            'You sign in at {name} now and come back. From then on that account signs you in here. If {name} gives roles, your role here follows your groups there at each of these sign-ins.',
            { name },
          )}
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
      title={i18n.t('Separate from {name}', { name })}
      confirmLabel={i18n.t('Separate')}
      busyLabel={i18n.t('Separating…')}
      isDanger
      busy={isLoading}
      error={error ? errorText(error, i18n.t('Update failed')) : null}
      onConfirm={() => void separate()}
      onCancel={onClose}
    >
      {i18n.t(
        'You sign in with your password then. Where you were signed in with {name} on other devices, you are signed out.',
        { name },
      )}{' '}
      {canSeeSettings(role)
        ? i18n.t('You can connect the account again here.')
        : i18n.t('The next sign-in with {name} connects the account again.', { name })}
    </ConfirmDialog>
  );
}

function textOf(
  provider: string,
  { has_password, provider_linked, role }: ProviderCardProps['person'],
): string {
  const hasPassword = has_password !== false;
  const way = wayOf(provider, { hasPassword, isLinked: provider_linked === true, role });
  return hasPassword ? way : `${way} ${i18n.t('There is no password here.')}`;
}

interface Way {
  readonly hasPassword: boolean;
  readonly isLinked: boolean;
  readonly role: Account['role'];
}

function wayOf(name: string, { hasPassword, isLinked, role }: Way): string {
  if (isLinked)
    return hasPassword
      ? i18n.t('With your password, or with {name}, where this account is known as yours.', { name })
      : i18n.t('With {name}, where this account is known as yours.', { name });
  if (canSeeSettings(role)) return i18n.t('Connect your account at {name} to sign in with it.', { name });
  return hasPassword
    ? i18n.t('With your password, or with {name}, which finds this account by your confirmed address.', {
        name,
      })
    : i18n.t('With {name}, which finds this account by your confirmed address.', { name });
}

function openSite(url: string): void {
  window.location.assign(url);
}

/**
 * Starts linking the account and opens the provider's page.
 * @returns a function that receives the password, or '' if a recent sign-in is sufficient. It resolves to the error
 *   text, or null on success. Never throws.
 */
function useConnect(leave: (url: string) => void) {
  const [begin] = useBeginProviderLinkMutation();
  return async (password: string): Promise<string | null> => {
    try {
      const { data, error } = await withProof(password, (body) => begin({ body }));
      if (error) return errorText(error, i18n.t('Update failed'));
      if (!data || !/^https?:/.test(data.url)) return i18n.t('Unexpected error');
      storeLinkRequest(data.url);
      leave(data.url);
      return null;
    } catch (problem) {
      return problem instanceof Error ? problem.message : i18n.t('Update failed');
    }
  };
}
