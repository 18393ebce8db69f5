import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyField, DialogFrame } from '@vaglio/ui';
import type { CreatedWebhook } from './endpoints.gen';

interface WebhookSecretProps {
  readonly created: CreatedWebhook;
  readonly onClose: () => void;
}

/** The secret of a new webhook, shown this once. */
export function WebhookSecret({ created: { name, secret }, onClose }: WebhookSecretProps) {
  return (
    <DialogFrame
      title={`Secret of ${name}`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Typography sx={{ mb: 4 }}>
        Store it where the receiver finds it: it is shown only now. With it the receiver checks that an event
        comes from here.
      </Typography>
      <CopyField label="Secret" value={secret} what="secret" autoFocus />
    </DialogFrame>
  );
}
