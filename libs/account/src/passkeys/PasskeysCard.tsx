import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Passkey, PasskeyList } from '@vaglio/contract';
import { LoadState, Section } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { NewPasskeyDialog } from './NewPasskeyDialog';
import { RemovePasskeyDialog } from './RemovePasskeyDialog';
import { ShownRecoveryCodes } from '../second-factor/ShownRecoveryCodes';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { supportsPasskeys } from './supports-passkeys';
import { PasskeyRow } from './PasskeyRow';
import { usePasskeys } from './use-passkeys';

type Open = 'new' | { readonly remove: Passkey } | { readonly codes: readonly string[] } | null;

interface PasskeysCardProps {
  /** Called after a passkey was added. The login page can then offer passkeys. */
  readonly onAdded?: () => void;
}

/** Card with the user's passkeys. It renders nothing if the server does not support passkeys. */
export function PasskeysCard({ onAdded }: PasskeysCardProps) {
  const { list, isSupported, isFetching, failure, retry } = usePasskeys();
  const { factor } = useSecondFactor();
  const [open, setOpen] = useState<Open>(null);
  if (!isSupported) return null;
  const close = () => setOpen(null);
  const obstacle = list && obstacleOf(list);
  const hasApp = factor?.is_on ?? false;
  return (
    <Section
      title={i18n.t('Passkeys')}
      purpose={i18n.t('Sign in with your finger, face or device PIN instead of your password.')}
      headingLevel={2}
      isFlush
      action={
        list && !obstacle ? (
          <Button onClick={() => setOpen('new')}>{i18n.t('Add a passkey')}</Button>
        ) : undefined
      }
    >
      {!list && (
        <Box sx={{ px: 5, pb: 5 }}>
          <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
        </Box>
      )}
      {list && (obstacle || list.items.length === 0) && (
        <Box sx={{ px: 5, pb: list.items.length === 0 ? 5 : 3, color: 'muted' }}>
          {obstacle ?? i18n.t('No passkey yet. Add one to sign in without your password.')}
        </Box>
      )}
      {list && list.items.length > 0 && (
        <Box component="ul" aria-label={i18n.t('Passkeys')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen({ remove: passkey })} />
          ))}
        </Box>
      )}
      {list && open === 'new' && (
        <NewPasskeyDialog
          asksPassword={list.asks_password}
          isFirst={list.items.length === 0 && !hasApp}
          onDone={(codes) => {
            setOpen(codes.length > 0 ? { codes } : null);
            onAdded?.();
          }}
          onClose={close}
        />
      )}
      {list && open !== null && typeof open === 'object' && 'remove' in open && (
        <RemovePasskeyDialog
          passkey={open.remove}
          asksPassword={list.asks_password}
          isLast={list.items.length === 1 && !hasApp}
          isRequired={factor?.is_required ?? false}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && 'codes' in open && (
        <ShownRecoveryCodes codes={open.codes} onClose={close} />
      )}
    </Section>
  );
}

/** Returns the reason why the user cannot add a passkey, or null if the user can. */
function obstacleOf({ items, most, is_possible }: PasskeyList): string | null {
  if (!is_possible)
    return i18n.t('Passkeys need an address with a host name and https. Please inform your administrator.');
  if (!supportsPasskeys()) return i18n.t('This browser does not support passkeys.');
  return items.length >= most
    ? i18n.t('You have reached the limit of {most} passkeys. Remove one to add another.', { most })
    : null;
}
