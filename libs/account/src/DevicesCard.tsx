import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import {
  Badge,
  BusyButton,
  ConfirmDialog,
  ErrorAlert,
  formatCount,
  formatExact,
  formatRelativeInside,
  LoadState,
  RevokeTokensChoice,
  Section,
} from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { CardRow } from './CardRow';
import type { Device } from './devices';
import { useDevices } from './use-devices';

interface DevicesCardProps {
  /** Number of the user's valid API tokens. */
  readonly tokens: number | undefined;
}

/**
 * Card with the user's sessions, each with a sign-out button. It renders nothing if the server does not list sessions.
 */
export function DevicesCard({ tokens = 0 }: DevicesCardProps) {
  const [revokesTokens, setRevokesTokens] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const {
    devices,
    isLoading,
    isFetching,
    isSupported,
    failure,
    retry,
    endFailure,
    endingId,
    isEndingOthers,
    end,
    endOthers,
  } = useDevices();
  // The focused button disappears together with the other sessions, so the focus moves to the title.
  useEffect(() => {
    if (done !== '') title.current?.focus();
  }, [done]);
  if (!isSupported) return null;
  const isRevoking = revokesTokens && tokens > 0;
  const signOutOthers = async () => {
    setDone('');
    const isDone = await endOthers(revokesTokens);
    setIsAsking(false);
    if (isDone)
      setDone(
        isRevoking
          ? i18n.t('Signed out everywhere else. Your API tokens are revoked.')
          : i18n.t('Signed out everywhere else.'),
      );
  };
  const others = devices.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section
      title={i18n.t('Signed in on')}
      purpose={i18n.t('Sign out any device that you no longer use or do not recognise.')}
      headingLevel={2}
      titleRef={title}
      isFlush
      action={
        others > 0 && (
          <BusyButton
            busy={isEndingOthers}
            busyLabel={i18n.t('Signing out…')}
            onClick={() => (isRevoking ? setIsAsking(true) : void signOutOthers())}
          >
            {i18n.t('Sign out all others')}
          </BusyButton>
        )
      }
    >
      {(failure || isLoading) && (
        <Box sx={{ px: 5, pb: 5 }}>
          <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
        </Box>
      )}
      <Box role="status" sx={done === '' ? undefined : { px: 5, pb: 3, color: 'text.secondary' }}>
        {done}
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={i18n.t('Sign out all others')}
          confirmLabel={i18n.t('Sign out and revoke')}
          busyLabel={i18n.t('Signing out…')}
          busy={isEndingOthers}
          onConfirm={() => void signOutOthers()}
          onCancel={() => setIsAsking(false)}
        >
          {i18n.t(
            '{count, plural, one {Your API token is revoked too: programs that use it stop at once.} other {Your {shown} API tokens are revoked too: programs that use them stop at once.}}',
            { count: tokens, shown: formatCount(tokens) },
          )}
        </ConfirmDialog>
      )}
      {endFailure && (
        <Box sx={{ px: 5, pb: 3 }}>
          <ErrorAlert>{endFailure}</ErrorAlert>
        </Box>
      )}
      {others > 0 && (
        <Box sx={{ px: 5, pb: 2 }}>
          <RevokeTokensChoice
            count={tokens}
            isChosen={revokesTokens}
            onChange={setRevokesTokens}
            disabled={isEndingOthers}
          />
        </Box>
      )}
      <Box component="ul" aria-label={i18n.t('Devices')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isEnding={endingId === device.id}
            onSignOut={() => end(device.id)}
          />
        ))}
      </Box>
    </Section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onSignOut: () => void;
}

function DeviceRow({ device: { name, way, isCurrent, lastUsedAt }, isEnding, onSignOut }: DeviceRowProps) {
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const time = formatRelativeInside(lastUsedAt, now);
  return (
    <CardRow name={name} caption={captionOf(time, way)} title={formatExact(lastUsedAt)}>
      {isCurrent ? (
        <Badge tone="accent">{i18n.t('This device')}</Badge>
      ) : (
        <BusyButton
          size="small"
          busy={isEnding}
          busyLabel={i18n.t('Signing out…')}
          aria-label={i18n.t('Sign out {name}', { name })}
          onClick={onSignOut}
        >
          {i18n.t('Sign out')}
        </BusyButton>
      )}
    </CardRow>
  );
}

function captionOf(time: string, way: Device['way']): string {
  switch (way) {
    case 'password':
      return i18n.t('Last used {time}, signed in with a password', { time });
    case 'password_code':
      return i18n.t('Last used {time}, signed in with a password and a second factor', { time });
    case 'passkey':
      return i18n.t('Last used {time}, signed in with a passkey', { time });
    case 'oidc':
      return i18n.t('Last used {time}, signed in at the sign-in provider', { time });
    default:
      return i18n.t('Last used {time}', { time });
  }
}
