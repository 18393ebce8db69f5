import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SecondFactor } from '@vaglio/contract';
import { Badge, formatExact, LoadState, Section } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { NewAppDialog } from './NewAppDialog';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { ShownRecoveryCodes } from './ShownRecoveryCodes';
import { useSecondFactor, useSecondFactorChanges } from './use-second-factor';

type Open = 'set-up' | 'codes' | 'remove' | { readonly codes: readonly string[] } | null;

/** Card of the authenticator app. It renders nothing if the server does not support second factors. */
export function SecondFactorCard() {
  const { factor, isSupported, isFetching, failure, retry } = useSecondFactor();
  const { renew, end } = useSecondFactorChanges();
  const [open, setOpen] = useState<Open>(null);
  if (!isSupported) return null;
  const close = () => setOpen(null);
  const asksPassword = factor?.asks_password !== false;
  return (
    <Section
      title={i18n.t('Second factor')}
      purpose={i18n.t('A code from an authenticator app, in addition to your password.')}
      headingLevel={2}
      action={
        factor && !factor.is_on && asksPassword ? (
          <Button onClick={() => setOpen('set-up')}>{i18n.t('Set up an app')}</Button>
        ) : undefined
      }
    >
      {factor ? (
        <Facts factor={factor} onOpen={setOpen} />
      ) : (
        <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
      )}
      {open === 'set-up' && <NewAppDialog onDone={(codes) => setOpen({ codes })} onClose={close} />}
      {open === 'codes' && (
        <PasswordQuestionDialog
          title={i18n.t('New recovery codes')}
          confirmLabel={i18n.t('Make new codes')}
          asksPassword={asksPassword}
          onPassword={async (password) => {
            const { answer, failure: refused } = await renew(password);
            if (answer) setOpen({ codes: answer.recovery_codes });
            return refused;
          }}
          onClose={close}
        >
          {i18n.t('Your current recovery codes will stop working.')}
        </PasswordQuestionDialog>
      )}
      {open === 'remove' && (
        <PasswordQuestionDialog
          title={i18n.t('Remove the second factor')}
          confirmLabel={i18n.t('Remove')}
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

/** Describes the consequence of removing the authenticator app. */
function whatFollows(factor: SecondFactor): string {
  if (factor.asks_password === false) return i18n.t('Codes from this app will stop working.');
  return hasPasskeys(factor)
    ? i18n.t('Signing in with your password will then require a passkey or a recovery code.')
    : i18n.t('Your password alone will then be enough to sign in.');
}

function Facts({ factor, onOpen }: FactsProps) {
  const { is_on, since, recovery_codes_left, is_required } = factor;
  const isKeyed = hasPasskeys(factor);
  if (!is_on && !isKeyed)
    return (
      <Box sx={{ color: 'muted' }}>
        {is_required
          ? i18n.t('Your role requires a second factor: you set it up at your next sign-in.')
          : i18n.t('No second factor yet. Set up an app.')}
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      {is_on && <Badge tone="green">{i18n.t('On')}</Badge>}
      <Box sx={{ flex: '1 1 200px', color: 'muted' }}>
        {!is_on && i18n.t('No app: your passkeys are your second factor.')}
        {is_on && since && i18n.t('Since {time}.', { time: formatExact(since) })}{' '}
        {i18n.t('{count, plural, one {# recovery code left.} other {# recovery codes left.}}', {
          count: recovery_codes_left,
        })}
      </Box>
      <Button size="small" onClick={() => onOpen('codes')}>
        {i18n.t('New recovery codes')}
      </Button>
      {is_on && (!is_required || isKeyed) && (
        <Button size="small" color="error" onClick={() => onOpen('remove')}>
          {i18n.t('Remove')}
        </Button>
      )}
    </Box>
  );
}
