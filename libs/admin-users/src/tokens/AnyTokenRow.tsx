import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiTokenOfAccount } from '@vaglio/contract';
import { Badge, formatDate, formatExact, formatRelativeInside } from '@vaglio/ui';

interface AnyTokenRowProps {
  readonly token: ApiTokenOfAccount;
  readonly now: Date;
  readonly onRevoke: () => void;
}

/** Row of an API token with its owner, name, scopes and dates. */
export function AnyTokenRow({ token, now, onRevoke }: AnyTokenRowProps) {
  const { name, ending, owner, email, is_active, scopes, created_at, last_used_at, expires_at } = token;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
          <span>{name}</span>
          <Box component="span" sx={{ typography: 'mono', color: 'muted' }}>
            vgl_…{ending}
          </Box>
          {!is_active && <Badge tone="neutral">Account disabled</Badge>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>
          {email === null ? owner : `${owner}, ${email}`}
        </Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>{scopes.join(', ')}</Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>
          <span title={formatExact(created_at)}>Created {formatDate(created_at)}</span>
          {last_used_at === null ? (
            ', never used'
          ) : (
            <span title={formatExact(last_used_at)}>
              , last used {formatRelativeInside(last_used_at, now)}
            </span>
          )}
          , expires <span title={formatExact(expires_at)}>{formatDate(expires_at)}</span>
        </Box>
      </Box>
      <Button size="small" aria-label={`Revoke ${name} of ${owner}`} onClick={onRevoke}>
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
  py: '10px',
  borderTop: 1,
  borderColor: 'border',
};
