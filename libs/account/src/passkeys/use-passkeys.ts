import { errorText, useIsSupported, withProof } from '@vaglio/api-client';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useEndPasskeyMutation,
  useListPasskeysQuery,
} from '../hooks.gen';

/** The own passkeys; `isSupported` is false on a server without them. */
export function usePasskeys() {
  const { data, error, isFetching, refetch } = useListPasskeysQuery();
  return {
    list: data && !error ? data : null,
    isSupported: useIsSupported('listPasskeys') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}

/** The name of a new passkey, with what proves the person: their password, or '' for a fresh sign-in. */
export interface PasskeyForm {
  readonly name: string;
  readonly password: string;
}

/** What a person does with their passkeys. None throws. */
export function usePasskeyChanges() {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [end] = useEndPasskeyMutation();
  return {
    /** Has the browser make a passkey and keeps it. @returns recovery codes to be shown, or why it failed, in words */
    add: async ({ name, password }: PasskeyForm): Promise<readonly string[] | string> => {
      try {
        const begun = await withProof(password, (body) => begin({ body }));
        if (begun.error) return errorText(begun.error, 'Update failed');
        if (!begun.data) return 'Update failed';
        // The browser's part is loaded when it is needed.
        const { makePasskey } = await import('./browser-passkeys');
        const made = await makePasskey(begun.data);
        if (typeof made === 'string') return made;
        const { data, error } = await add({ body: { ...made, name: name.trim() } });
        return error ? errorText(error, 'Update failed') : (data?.recovery_codes ?? []);
      } catch (problem) {
        return problem instanceof Error ? problem.message : 'Update failed';
      }
    },
    /** @returns why it failed, or null */
    remove: async (id: string, password: string): Promise<string | null> => {
      try {
        const { error } = await withProof(password, (body) => end({ id, body }));
        return error ? errorText(error, 'Update failed') : null;
      } catch (problem) {
        return problem instanceof Error ? problem.message : 'Update failed';
      }
    },
  };
}
