import Box from '@mui/material/Box';
import { type CreatedWebhook, createWebhookLimits } from '@vaglio/contract';
import { FormDialog, FormField, FormSelect, FormSwitch, SecretFrame, useValidatedForm } from '@vaglio/ui';
import { useState } from 'react';
import { useSaveWebhook } from './use-webhook-changes';
import { checkWebhook, EVENTS, FORMATS, kindsOf, type WebhookForm } from './webhook-form';
import { WebhookExample } from './WebhookExample';

interface WebhookDialogProps {
  readonly start: WebhookForm;
  readonly onClose: () => void;
}

/** Dialog that creates or edits a webhook. It shows the secret of a new webhook once. */
export function WebhookDialog({ start, onClose }: WebhookDialogProps) {
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  const save = useSaveWebhook((made) => (made ? setCreated(made) : onClose()));
  const { control, status, values } = useValidatedForm({ start, check: checkWebhook, save });
  const isNew = start.id === null;
  if (created) return <WebhookSecret created={created} onClose={onClose} />;
  return (
    <FormDialog
      title={isNew ? 'Create webhook' : 'Edit webhook'}
      form={status}
      saveLabel={isNew ? 'Create' : 'Save'}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createWebhookLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="url"
        label="Address"
        hint="An https address that is reachable from the internet."
        required
        autoComplete="off"
        maxLength={createWebhookLimits.url.maxLength}
      />
      <FormSelect control={control} name="format" label="What is sent" options={FORMATS} />
      <Box role="group" aria-label="Events">
        {EVENTS.map(({ field, label }) => (
          <FormSwitch key={field} control={control} name={field} label={label} />
        ))}
      </Box>
      {!isNew && <FormSwitch control={control} name="isActive" label="Switched on" />}
      <WebhookExample format={values.format} kind={kindsOf(values)[0] ?? 'decision.set'} />
    </FormDialog>
  );
}

interface WebhookSecretProps {
  readonly created: CreatedWebhook;
  readonly onClose: () => void;
}

/** Dialog content with the secret of a new webhook, which is displayed only once. */
function WebhookSecret({ created: { name, secret }, onClose }: WebhookSecretProps) {
  return (
    <SecretFrame title={`Secret of ${name}`} label="Secret" secret={secret} what="secret" onClose={onClose}>
      Copy the secret into the receiver’s settings: it will not be shown again. The receiver uses it to verify
      that an event comes from this installation.
    </SecretFrame>
  );
}
