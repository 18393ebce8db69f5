import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SecondFactor } from '@vaglio/contract';
import { Badge, formatExact, LoadState, Section } from '@vaglio/ui';
import { NewAppDialog } from './NewAppDialog';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { ShownRecoveryCodes } from './ShownRecoveryCodes';
import { useSecondFactor, useSecondFactorChanges } from './use-second-factor';

type Open = 'set up' | 'codes' | 'remove' | { readonly codes: readonly string[] } | null;

/** The person's authenticator app; nothing on a server without second factors. */
export function SecondFactorCard() {
  const { factor, isSupported, isFetching, failure, retry } = useSecondFactor();
  const { renew, end } = useSecondFactorChanges();
  const [open, setOpen] = useState<Open>(null);
  if (!isSupported) return null;
  const close = () => setOpen(null);
  const asksPassword = factor?.asks_password !== false;
  return (
    <Section
      title="Second factor"
      purpose="A code of an app on your phone, beside your password."
      headingLevel={2}
      action={
        factor && !factor.is_on && asksPassword ? (
          <Button onClick={() => setOpen('set up')}>Set up an app</Button>
        ) : undefined
      }
    >
      {factor ? (
        <Facts factor={factor} onOpen={setOpen} />
      ) : (
        <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
      )}
      {open === 'set up' && <NewAppDialog onDone={(codes) => setOpen({ codes })} onClose={close} />}
      {open === 'codes' && (
        <PasswordQuestionDialog
          title="New recovery codes"
          confirmLabel="Make new codes"
          asksPassword={asksPassword}
          onPassword={async (password) => {
            const { answer, failure: refused } = await renew(password);
            if (answer) setOpen({ codes: answer.recovery_codes });
            return refused;
          }}
          onClose={close}
        >
          Your present recovery codes no longer work then.
        </PasswordQuestionDialog>
      )}
      {open === 'remove' && (
        <PasswordQuestionDialog
          title="Remove the second factor"
          confirmLabel="Remove"
          isDanger
          asksPassword={asksPassword}
          onPassword={async (password) => {
            const { failure: refused } = await end(password);
            if (refused === null) close();
            return refused;
          }}
          onClose={close}
        >
          {factor && whatFollows(factor)}
        </PasswordQuestionDialog>
      )}
      {open !== null && typeof open === 'object' && <ShownRecoveryCodes codes={open.codes} onClose={close} />}
    </Section>
  );
}

interface FactsProps {
  readonly factor: SecondFactor;
  readonly onOpen: (open: Open) => void;
}

const hasPasskeys = (factor: SecondFactor | null) => (factor?.passkeys ?? 0) > 0;

/** What is true once the app is removed. */
function whatFollows(factor: SecondFactor): string {
  if (factor.asks_password === false) return 'The codes of your app no longer sign you in then.';
  return hasPasskeys(factor)
    ? 'From then on a sign-in with your password asks for a passkey or a recovery code.'
    : 'From then on your password alone signs you in.';
}

function Facts({ factor, onOpen }: FactsProps) {
  const { is_on, since, recovery_codes_left, is_required } = factor;
  const isKeyed = hasPasskeys(factor);
  if (!is_on && !isKeyed)
    return (
      <Box sx={{ color: 'muted' }}>
        {is_required ? 'Your role asks for one: it is set up at your next sign-in.' : 'There is none.'}
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      {is_on && <Badge tone="green">On</Badge>}
      <Box sx={{ flex: '1 1 200px', color: 'muted' }}>
        {is_on ? since && `Since ${formatExact(since)}. ` : 'No app: your passkeys are your second factor. '}
        {recovery_codes_left} recovery {recovery_codes_left === 1 ? 'code' : 'codes'} left.
      </Box>
      <Button size="small" onClick={() => onOpen('codes')}>
        New recovery codes
      </Button>
      {is_on && (!is_required || isKeyed) && (
        <Button size="small" color="error" onClick={() => onOpen('remove')}>
          Remove
        </Button>
      )}
    </Box>
  );
}
