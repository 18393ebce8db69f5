import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { ApiToken, ServiceAccount } from '@vaglio/contract';
import { DialogFrame, LoadState, SuccessAlert } from '@vaglio/ui';
import { ConfirmTokenDialog } from '../api-tokens/ConfirmTokenDialog';
import { NewTokenDialog } from '../api-tokens/NewTokenDialog';
import { RevokeDialog } from '../api-tokens/RevokeDialog';
import { TokenRow } from '../api-tokens/TokenRow';
import { useServiceTokens } from './use-service-accounts';

interface ServiceTokensDialogProps {
  readonly account: ServiceAccount;
  readonly onClose: () => void;
}

type Open = { readonly kind: 'new' } | { readonly kind: 'confirm' | 'revoke'; readonly token: ApiToken };

/** Dialog with the tokens of a service account. The form for a new token and the confirmations replace the list. */
export function ServiceTokensDialog({ account, onClose }: ServiceTokensDialogProps) {
  const { tokens, usableScopes, isKnown, isLoading, isFetching, failure, retry } = useServiceTokens(
    account.id,
  );
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const [open, setOpen] = useState<Open | null>(null);
  const [revoked, setRevoked] = useState<string | null>(null);
  const back = () => setOpen(null);
  if (open?.kind === 'new')
    return <NewTokenDialog owner={account} usableScopes={usableScopes} onClose={back} />;
  if (open?.kind === 'confirm')
    return <ConfirmTokenDialog token={open.token} owner={account} onClose={back} />;
  if (open?.kind === 'revoke') {
    const { token } = open;
    const end = () => {
      setRevoked(token.name);
      back();
    };
    return <RevokeDialog token={token} owner={account} onRevoked={end} onClose={back} />;
  }
  return (
    <DialogFrame
      title={`Tokens of ${account.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'new' })}>Create token</Button>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {(failure !== null || isLoading) && (
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
      )}
      {isKnown && !account.is_active && (
        <Typography sx={{ mb: 4 }}>
          This account is disabled: all requests with its tokens are refused.
        </Typography>
      )}
      {isKnown && tokens.length === 0 && <Typography>It has no tokens.</Typography>}
      {tokens.length > 0 && (
        <Box
          component="ul"
          aria-label="Tokens"
          sx={{ listStyle: 'none', mx: -5, my: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}
        >
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
      {revoked !== null && (
        <SuccessAlert onClose={() => setRevoked(null)}>{`${revoked} was revoked.`}</SuccessAlert>
      )}
    </DialogFrame>
  );
}
