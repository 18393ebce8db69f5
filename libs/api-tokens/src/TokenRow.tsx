import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiToken } from '@vaglio/contract';
import { Badge, formatDate, formatExact, formatRelative } from '@vaglio/ui';
import { scopeWords } from './token-areas';

interface TokenRowProps {
  readonly token: ApiToken;
  readonly now: Date;
  readonly onRevoke: () => void;
}

/** One token: what it is for, what it opens, when it was used and when it ends. */
export function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  const { name, ending, scopes, expires_at, last_used_at } = token;
  const isOver = Date.parse(expires_at) <= now.getTime();
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
        <Box sx={{ typography: 'caption', color: 'muted' }}>{scopeWords(scopes)}</Box>
        <Box sx={{ typography: 'caption', color: 'muted' }}>
          {last_used_at === null ? (
            'Never used'
          ) : (
            <span title={formatExact(last_used_at)}>
              Last used {formatRelative(last_used_at, now).toLowerCase()}
            </span>
          )}
          {isOver ? ', expired ' : ', expires '}
          <span title={formatExact(expires_at)}>{formatDate(expires_at)}</span>
        </Box>
      </Box>
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
