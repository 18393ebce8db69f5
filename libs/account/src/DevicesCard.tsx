import Box from '@mui/material/Box';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import {
  Badge,
  BusyButton,
  ErrorAlert,
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
export function DevicesCard({ tokens }: DevicesCardProps) {
  const [revokesTokens, setRevokesTokens] = useState(true);
  const {
    devices,
    isLoading,
    isFetching,
    isOffered,
    failure,
    retry,
    endFailure,
    endingId,
    isEndingOthers,
    end,
    endOthers,
  } = useDevices();
  if (!isOffered) return null;
  const others = devices.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section
      title="Signed in on"
      purpose="Sign out a device that you do not use or know."
      headingLevel={2}
      isFlush
      action={
        others > 0 && (
          <BusyButton busy={isEndingOthers} busyLabel="Signing out…" onClick={() => endOthers(revokesTokens)}>
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
            onEnd={() => end(device.id)}
          />
        ))}
      </Box>
    </Section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device: { name, way, isCurrent, lastUsedAt }, isEnding, onEnd }: DeviceRowProps) {
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
          onClick={onEnd}
        >
          Sign out
        </BusyButton>
      )}
    </CardRow>
  );
}
