import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiToken } from '@vaglio/contract';
import { Badge, formatDate, formatExact, formatRelativeInside } from '@vaglio/ui';
import { areasOf, scopeText } from './token-areas';

interface TokenRowProps {
  readonly token: ApiToken;
  readonly now: Date;
  readonly onConfirm: () => void;
  readonly onRevoke: () => void;
}

/** Row of an API token with its name, scopes, last use and expiry. */
export function TokenRow({ token, now, onConfirm, onRevoke }: TokenRowProps) {
  const { name, ending, scopes, unconfirmed_scopes = [], expires_at, last_used_at } = token;
  const isOver = Date.parse(expires_at) <= now.getTime();
  const isHeldBack = unconfirmed_scopes.length > 0 && !isOver;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
          <span>{name}</span>
          <Box component="span" sx={{ typography: 'mono', color: 'muted' }}>
            vgl_…{ending}
          </Box>
          {isOver && <Badge tone="neutral">Expired</Badge>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>{scopeText(scopes)}</Box>
        {isHeldBack && (
          <Box sx={{ typography: 'caption', color: 'text.primary' }}>
            Not active until you confirm: new rights for {areasOf(unconfirmed_scopes)}.
          </Box>
        )}
        <Box sx={{ typography: 'caption', color: 'muted' }}>
          {last_used_at === null ? (
            'Never used'
          ) : (
            <span title={formatExact(last_used_at)}>Last used {formatRelativeInside(last_used_at, now)}</span>
          )}
          {isOver ? ', expired ' : ', expires '}
          <span title={formatExact(expires_at)}>{formatDate(expires_at)}</span>
        </Box>
      </Box>
      {isHeldBack && (
        <Button size="small" aria-label={`Confirm ${name}`} onClick={onConfirm}>
          Confirm
        </Button>
      )}
      <Button size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  px: 5,
  py: '10px',
  borderTop: 1,
  borderColor: 'border',
};
