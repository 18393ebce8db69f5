import { useCallback } from 'react';
import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type NewsSource, newsSourceShape } from '@vaglio/contract';
import { useVersionedChange, type Outcome } from '@vaglio/ui';
import {
  useCreateNewsSourceMutation,
  useDeleteNewsSourceMutation,
  useTestNewsSourceMutation,
  useUpdateNewsSourceMutation,
} from '../endpoints.gen';
import { toSourceBody, type SourceForm } from './source-form';

/**
 * Adds a source or changes the one that the person saw.
 * @returns what saves a form without problems
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

/** Switches a source on or off; a new state shows at once, and the old one again when it could not be saved. */
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

/** Deletes a source, and says why it could not. */
export function useDeleteSource(onDeleted: () => void) {
  const [call] = useDeleteNewsSourceMutation();
  const { run, isRunning, failure, conflict } = useVersionedChange(
    async ({ id, version }: NewsSource) =>
      outcomeOf(await call({ id, ...ifMatch(version) }), newsSourceShape, 'Delete failed'),
    onDeleted,
  );
  return { remove: run, isDeleting: isRunning, failure, conflict };
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
