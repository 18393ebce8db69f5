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
  formatRelative,
  LoadState,
  RevokeTokensChoice,
  Section,
} from '@vaglio/ui';
import { CardRow } from './CardRow';
import type { Device } from './devices';
import { useDevices } from './use-devices';

interface DevicesCardProps {
  /** Valid API tokens of the person. */
  readonly tokens: number | undefined;
}

/** The person's devices, each of which can be signed out; nothing on a server that does not list them. */
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
  // The button that had the focus goes with the other devices.
  useEffect(() => {
    if (done !== '') title.current?.focus();
  }, [done]);
  if (!isSupported) return null;
  const isRevoking = revokesTokens && tokens > 0;
  const signOutOthers = async () => {
    setDone('');
    const isDone = await endOthers(revokesTokens);
    setIsAsking(false);
    if (isDone) setDone(`Signed out everywhere else.${isRevoking ? ' Your API tokens are revoked.' : ''}`);
  };
  const others = devices.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section
      title="Signed in on"
      purpose="Sign out a device that you do not use or know."
      headingLevel={2}
      titleRef={title}
      isFlush
      action={
        others > 0 && (
          <BusyButton
            busy={isEndingOthers}
            busyLabel="Signing out…"
            onClick={() => (isRevoking ? setIsAsking(true) : void signOutOthers())}
          >
            Sign out all others
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
          title="Sign out all others"
          confirmLabel="Sign out and revoke"
          busyLabel="Signing out…"
          busy={isEndingOthers}
          onConfirm={() => void signOutOthers()}
          onCancel={() => setIsAsking(false)}
        >
          {tokens === 1 ? 'Your API token is' : `Your ${formatCount(tokens)} API tokens are`} revoked too:
          programs that use {tokens === 1 ? 'it' : 'them'} stop at once.
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
      <Box component="ul" aria-label="Devices" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
  return (
    <CardRow
      name={name}
      caption={`Last used ${formatRelative(lastUsedAt, now).toLowerCase()}${way === null ? '' : `, signed in ${way}`}`}
      title={formatExact(lastUsedAt)}
    >
      {isCurrent ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <BusyButton
          size="small"
          busy={isEnding}
          busyLabel="Signing out…"
          aria-label={`Sign out ${name}`}
          onClick={onSignOut}
        >
          Sign out
        </BusyButton>
      )}
    </CardRow>
  );
}
