import { errorText } from '@vaglio/api-client';
import type { CreatedWebhook } from '@vaglio/contract';
import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useUpdateWebhookMutation,
} from '../endpoints.gen';
import { toWebhookBody, type WebhookForm } from './webhook-form';

/**
 * Creates or updates a webhook.
 * @param onSaved receives a new webhook with its secret, which is removed from the store immediately; undefined after
 *   an update
 * @returns function that saves a valid form and resolves to the error text, or null on success
 */
export function useSaveWebhook(onSaved: (created?: CreatedWebhook) => void) {
  const [create, { reset }] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  return async (form: WebhookForm): Promise<string | null> => {
    const body = toWebhookBody(form);
    if (form.id === null) {
      const { data, error } = await create({ body });
      if (error) return errorText(error, 'Create failed');
      reset();
      onSaved(data ?? undefined);
      return null;
    }
    const { error } = await update({ id: form.id, 'if-match': `"${form.version}"`, body });
    if (error) return errorText(error, 'Update failed');
    onSaved();
    return null;
  };
}

/** Deletes a webhook. `failure` is the error text of the last attempt. */
export function useDeleteWebhook(onDeleted: () => void) {
  const [call, { isLoading, error }] = useDeleteWebhookMutation();
  const remove = async (id: string) => {
    const { error: refusal } = await call({ id });
    if (!refusal) onDeleted();
  };
  return { remove, isDeleting: isLoading, failure: error ? errorText(error, 'Delete failed') : null };
}
