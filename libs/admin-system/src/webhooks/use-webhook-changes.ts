import { errorText } from '@vaglio/api-client';
import type { CreatedWebhook } from '@vaglio/contract';
import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useUpdateWebhookMutation,
} from '../endpoints.gen';
import { toWebhookBody, type WebhookForm } from './webhook-form';

/**
 * Creates a webhook or changes one.
 * @param onSaved gets the new webhook with its secret, which the store forgets at once; nothing after a change
 * @returns what saves a form without problems and resolves with why it could not; null once it is saved
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

/** Deletes a webhook; `failure` says why it could not. */
export function useDeleteWebhook(onDeleted: () => void) {
  const [call, { isLoading, error }] = useDeleteWebhookMutation();
  const remove = async (id: string) => {
    const { error: refusal } = await call({ id });
    if (!refusal) onDeleted();
  };
  return { remove, isDeleting: isLoading, failure: error ? errorText(error, 'Delete failed') : null };
}
