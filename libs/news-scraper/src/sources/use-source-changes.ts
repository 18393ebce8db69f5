import { useCallback } from 'react';
import { errorText } from '@vaglio/api-client';
import {
  useCreateNewsSourceMutation,
  useDeleteNewsSourceMutation,
  useTestNewsSourceMutation,
  useUpdateNewsSourceMutation,
} from '../endpoints.gen';
import { toSourceBody, type SourceForm } from './source-form';

/**
 * Adds a source or changes one.
 * @returns what saves a form without problems and resolves with why it could not; null once it is saved
 */
export function useSaveSource(onSaved: () => void) {
  const [create] = useCreateNewsSourceMutation();
  const [update] = useUpdateNewsSourceMutation();
  return async (form: SourceForm): Promise<string | null> => {
    const body = toSourceBody(form);
    const { error } = await (form.id === null ? create({ body }) : update({ id: form.id, body }));
    if (error) return errorText(error, form.id === null ? 'Create failed' : 'Update failed');
    onSaved();
    return null;
  };
}

/** Switches a source on or off; a new state shows at once, and the old one again when it could not be saved. */
export function useSwitchSource(id: string, isOn: boolean, onFailure: (text: string | null) => void) {
  const [update, { isLoading, originalArgs }] = useUpdateNewsSourceMutation();
  const setOn = async (enabled: boolean) => {
    onFailure(null);
    const { error } = await update({ id, body: { enabled } });
    if (error) onFailure(errorText(error, 'Update failed'));
  };
  return { isOn: (isLoading ? originalArgs?.body.enabled : undefined) ?? isOn, setOn, isRunning: isLoading };
}

/** Deletes a source, and says why it could not. */
export function useDeleteSource(onDeleted: () => void) {
  const [call, { isLoading, error }] = useDeleteNewsSourceMutation();
  const remove = async (id: string) => {
    const { error: refusal } = await call({ id });
    if (!refusal) onDeleted();
  };
  return { remove, isDeleting: isLoading, failure: error ? errorText(error, 'Delete failed') : null };
}

/** Reads a source now, as a run does; `failure` when it could not even be tried. */
export function useTestSource() {
  const [call, { data, isLoading, error }] = useTestNewsSourceMutation();
  const test = useCallback((id: string) => void call({ id }), [call]);
  return {
    test,
    result: isLoading ? undefined : data,
    isTesting: isLoading,
    failure: error ? errorText(error, 'Test failed') : null,
  };
}
