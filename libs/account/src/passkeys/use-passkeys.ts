import { errorText, useIsSupported, withProof } from '@vaglio/api-client';
import { i18n } from '../messages/i18n';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useEndPasskeyMutation,
  useListPasskeysQuery,
} from '../hooks.gen';

/** Loads the user's passkeys. `isSupported` is false if the server does not support passkeys. */
export function usePasskeys() {
  const { data, error, isFetching, refetch } = useListPasskeysQuery();
  return {
    list: data && !error ? data : null,
    isSupported: useIsSupported('listPasskeys') !== false,
    isFetching,
    failure: error ? errorText(error, i18n.t('Failed to load')) : null,
    retry: refetch,
  };
}

/** Name of a new passkey and the user's password. The password is '' if a recent sign-in is sufficient. */
export interface PasskeyForm {
  readonly name: string;
  readonly password: string;
}

/** Returns functions that add and remove passkeys. They never throw. */
export function usePasskeyChanges() {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [end] = useEndPasskeyMutation();
  return {
    /**
     * Creates a passkey in the browser and stores it on the server.
     * @returns the recovery codes to display, or an error text
     */
    add: async ({ name, password }: PasskeyForm): Promise<readonly string[] | string> => {
      try {
        const begun = await withProof(password, (body) => begin({ body }));
        if (begun.error) return errorText(begun.error, i18n.t('Update failed'));
        if (!begun.data) return i18n.t('Update failed');
        // The passkey library is loaded only when it is needed.
        const { makePasskey } = await import('./browser-passkeys');
        const made = await makePasskey(begun.data);
        if (typeof made === 'string') return made;
        const { data, error } = await add({ body: { ...made, name: name.trim() } });
        return error ? errorText(error, i18n.t('Update failed')) : (data?.recovery_codes ?? []);
      } catch (problem) {
        return problem instanceof Error ? problem.message : i18n.t('Update failed');
      }
    },
    /**
     * Removes a passkey.
     * @returns the error text, or null on success
     */
    remove: async (id: string, password: string): Promise<string | null> => {
      try {
        const { error } = await withProof(password, (body) => end({ id, body }));
        return error ? errorText(error, i18n.t('Update failed')) : null;
      } catch (problem) {
        return problem instanceof Error ? problem.message : i18n.t('Update failed');
      }
    },
  };
}
