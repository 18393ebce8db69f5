import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { ApiToken } from '@vaglio/contract';
import { LoadState, Section, useToast } from '@vaglio/ui';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { ConfirmTokenDialog } from './ConfirmTokenDialog';
import { NewTokenDialog } from './NewTokenDialog';
import { RevokeDialog } from './RevokeDialog';
import { TokenRow } from './TokenRow';
import { useListApiTokensQuery } from '../endpoints.gen';

type Open = { readonly kind: 'new' } | { readonly kind: 'confirm' | 'revoke'; readonly token: ApiToken };

/**
 * Card with the signed-in user's API tokens. It renders nothing if the server does not support API tokens. Source:
 * docs/api.md.
 */
export function ApiTokensCard() {
  const { tokens, usableScopes, isKnown, isLoading, isFetching, failure, retry, isSupported } =
    useApiTokens();
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const [open, setOpen] = useState<Open | null>(null);
  const toast = useToast();
  if (!isSupported) return null;
  const close = () => setOpen(null);
  return (
    <Section
      title="API tokens"
      purpose="For programs that act in your name. A token has the permissions that you choose, within your own."
      headingLevel={2}
      isFlush
      action={<Button onClick={() => setOpen({ kind: 'new' })}>Create token</Button>}
    >
      {(failure !== null || isLoading) && (
        <Box sx={{ px: 5, pb: 5 }}>
          <LoadState isFetching={isFetching} failure={failure} onRetry={() => void retry()} />
        </Box>
      )}
      {isKnown && tokens.length === 0 && <Box sx={{ px: 5, pb: 5, color: 'muted' }}>You have no tokens.</Box>}
      {tokens.length > 0 && (
        <Box component="ul" aria-label="API tokens" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              now={now}
              onConfirm={() => setOpen({ kind: 'confirm', token })}
              onRevoke={() => setOpen({ kind: 'revoke', token })}
            />
          ))}
        </Box>
      )}
      {open?.kind === 'new' && <NewTokenDialog owner={null} usableScopes={usableScopes} onClose={close} />}
      {open?.kind === 'confirm' && <ConfirmTokenDialog token={open.token} owner={null} onClose={close} />}
      {open?.kind === 'revoke' && (
        <RevokeDialog
          token={open.token}
          owner={null}
          onRevoked={() => {
            toast({ message: `${open.token.name} was revoked.` });
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** Loads the signed-in user's API tokens. `isSupported` is false if the server does not support API tokens. */
function useApiTokens() {
  const { data, error, isLoading, isFetching, refetch } = useListApiTokensQuery();
  return {
    tokens: data && !error ? data.items : [],
    /** Scopes that a new token may have, or undefined if the server does not return them. */
    usableScopes: data?.usable_scopes,
    isKnown: data !== undefined && !error,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
    isSupported: useIsSupported('listApiTokens') !== false,
  };
}
