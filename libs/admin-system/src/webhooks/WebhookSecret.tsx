import type { CreatedWebhook } from '@vaglio/contract';
import { SecretFrame } from '@vaglio/ui';

interface WebhookSecretProps {
  readonly created: CreatedWebhook;
  readonly onClose: () => void;
}

/** The secret of a new webhook, shown this once. */
export function WebhookSecret({ created: { name, secret }, onClose }: WebhookSecretProps) {
  return (
    <SecretFrame title={`Secret of ${name}`} label="Secret" secret={secret} what="secret" onClose={onClose}>
      Store it where the receiver finds it: it is shown only now. With it the receiver checks that an event
      comes from here.
    </SecretFrame>
  );
}
