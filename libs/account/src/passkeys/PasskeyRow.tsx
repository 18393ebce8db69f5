import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { Passkey } from '@vaglio/contract';
import { Badge, formatExact, formatRelativeInside } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { CardRow } from '../CardRow';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** Row of a passkey with its creation date and last use. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, is_synced, works_here, created_at, last_used_at } = passkey;
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const added = formatRelativeInside(created_at, now);
  const used = last_used_at === null ? null : formatRelativeInside(last_used_at, now);
  return (
    <CardRow
      name={name}
      caption={
        used === null
          ? i18n.t('Added {added}. Not used yet.', { added })
          : i18n.t('Added {added}. Last used {used}.', { added, used })
      }
      title={formatExact(last_used_at ?? created_at)}
    >
      {!works_here && <Badge tone="neutral">{i18n.t('For another address')}</Badge>}
      {is_synced && <Badge tone="neutral">{i18n.t('Synced')}</Badge>}
      <Button
        size="small"
        color="error"
        aria-label={i18n.t('Remove passkey {name}', { name })}
        onClick={onRemove}
      >
        {i18n.t('Remove')}
      </Button>
    </CardRow>
  );
}
