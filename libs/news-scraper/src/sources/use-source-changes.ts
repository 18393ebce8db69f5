import { useCallback } from 'react';
import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type NewsSource, newsSourceShape, type Outcome } from '@vaglio/contract';
import { useVersionedChange } from '@vaglio/ui';
import {
  useCreateNewsSourceMutation,
  useDeleteNewsSourceMutation,
  useTestNewsSourceMutation,
  useUpdateNewsSourceMutation,
} from '../endpoints.gen';
import { toSourceBody, type SourceForm } from './source-form';

/**
 * Adds or changes a source. The server rejects a change if the source has changed since it was displayed.
 * @returns function that saves a valid form
 */
export function useSaveSource() {
  const [create] = useCreateNewsSourceMutation();
  const [update] = useUpdateNewsSourceMutation();
  return async (form: SourceForm, seen: NewsSource | null): Promise<Outcome<NewsSource>> => {
    const body = toSourceBody(form);
    if (seen === null) return outcomeOf(await create({ body }), newsSourceShape, 'Create failed');
    const updated = await update({ id: seen.id, ...ifMatch(seen.version), body });
    return outcomeOf(updated, newsSourceShape, 'Update failed');
  };
}

/** Turns a source on or off. The new state is displayed immediately and reverted if the request fails. */
export function useSwitchSource(source: NewsSource, onFailure: (text: string | null) => void) {
  const [update, { isLoading, originalArgs }] = useUpdateNewsSourceMutation();
  const { run, conflict } = useVersionedChange(async ({ id, version }: NewsSource, enabled: boolean) => {
    onFailure(null);
    const updated = await update({ id, ...ifMatch(version), body: { enabled } });
    const outcome = outcomeOf(updated, newsSourceShape, 'Update failed');
    if (outcome.kind === 'failed') onFailure(outcome.text);
    return outcome;
  });
  return {
    isOn: (isLoading ? originalArgs?.body.enabled : undefined) ?? source.enabled,
    setOn: (enabled: boolean) => run(source, enabled),
    isRunning: isLoading,
    conflict,
  };
}

/** Deletes a source and reports errors. */
export function useDeleteSource(onDeleted: () => void) {
  const [call] = useDeleteNewsSourceMutation();
  const { run, isRunning, failure, conflict } = useVersionedChange(
    async ({ id, version }: NewsSource) =>
      outcomeOf(await call({ id, ...ifMatch(version) }), newsSourceShape, 'Delete failed'),
    onDeleted,
  );
  return { remove: run, isDeleting: isRunning, failure, conflict };
}

/** Tests a source by reading it once. `failure` is set if the test could not be started. */
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
