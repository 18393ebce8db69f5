import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { Passkey } from '@vaglio/contract';
import { Badge, formatExact, formatRelative } from '@vaglio/ui';
import { CardRow } from '../CardRow';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** One passkey of the list: since when it is there, and when it was used last. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, is_synced, works_here, created_at, last_used_at } = passkey;
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const used =
    last_used_at === null ? 'Not used yet' : `Last used ${formatRelative(last_used_at, now).toLowerCase()}`;
  return (
    <CardRow
      name={name}
      caption={`Added ${formatRelative(created_at, now).toLowerCase()}. ${used}.`}
      title={formatExact(last_used_at ?? created_at)}
    >
      {!works_here && <Badge tone="neutral">Of another address</Badge>}
      {is_synced && <Badge tone="neutral">Synced</Badge>}
      <Button size="small" color="error" aria-label={`Remove passkey ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </CardRow>
  );
}
