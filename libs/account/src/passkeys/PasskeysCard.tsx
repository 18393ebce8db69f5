import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Passkey, PasskeyList } from '@vaglio/contract';
import { LoadState, Section } from '@vaglio/ui';
import { NewPasskeyDialog } from './NewPasskeyDialog';
import { RemovePasskeyDialog } from './RemovePasskeyDialog';
import { ShownRecoveryCodes } from '../second-factor/ShownRecoveryCodes';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { knowsPasskeys } from './knows-passkeys';
import { PasskeyRow } from './PasskeyRow';
import { usePasskeys } from './use-passkeys';

type Open = 'new' | { readonly remove: Passkey } | { readonly codes: readonly string[] } | null;

interface PasskeysCardProps {
  /** One was added: the login may offer passkeys from now on. */
  readonly onAdded?: () => void;
}

/** The person's passkeys; nothing on a server without them. */
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
      title="Passkeys"
      purpose="Sign in with your finger, face or device PIN instead of your password."
      headingLevel={2}
      isFlush
      action={list && !obstacle ? <Button onClick={() => setOpen('new')}>Add a passkey</Button> : undefined}
    >
      {!list && (
        <Box sx={{ px: 5, pb: 5 }}>
          <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
        </Box>
      )}
      {list && (obstacle || list.items.length === 0) && (
        <Box sx={{ px: 5, pb: list.items.length === 0 ? 5 : 3, color: 'muted' }}>
          {obstacle ?? 'There is none.'}
        </Box>
      )}
      {list && list.items.length > 0 && (
        <Box component="ul" aria-label="Passkeys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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

/** Why none can be added, in words; null when one can. */
function obstacleOf({ items, most, is_possible }: PasskeyList): string | null {
  if (!is_possible)
    return 'Passkeys need an address with a host name and https. Please inform your administrator.';
  if (!knowsPasskeys()) return 'This browser does not know passkeys.';
  return items.length >= most ? `You have ${most}, which are the most. Remove one to add another.` : null;
}
