import {
  errorText,
  failureStatus,
  MISSING_WEB_CRYPTO_TEXT,
  useIsSupported,
  withPassword,
  withProof,
} from '@vaglio/api-client';
import { i18n } from '../messages/i18n';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useReadSecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from '../hooks.gen';

/** Loads the user's second factor. `isSupported` is false if the server does not support second factors. */
export function useSecondFactor() {
  const { data, error, isFetching, refetch } = useReadSecondFactorQuery();
  return {
    factor: data && !error ? data : null,
    isSupported: useIsSupported('readSecondFactor') !== false,
    isFetching,
    failure: error ? errorText(error, i18n.t('Failed to load')) : null,
    retry: refetch,
  };
}

/** Response to a request with a password, or an error text. */
export type Answered<Answer> = { readonly answer: Answer | null; readonly failure: string | null };

/** Awaits a request with a hashed password. Hashing requires a secure context, so it may fail. Never throws. */
async function answered<Answer>(
  call: Promise<{ data?: Answer; error?: unknown }>,
): Promise<Answered<Answer>> {
  try {
    const { data, error } = await call;
    return error
      ? { answer: null, failure: errorText(error, i18n.t('Update failed')) }
      : { answer: data ?? null, failure: null };
  } catch (problem) {
    const isMissingCrypto = problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT;
    return { answer: null, failure: isMissingCrypto ? MISSING_WEB_CRYPTO_TEXT : i18n.t('Update failed') };
  }
}

/** Returns functions that change the second factor. They resolve to the response or an error text. */
export function useSecondFactorChanges() {
  const [begin] = useBeginSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [end] = useEndSecondFactorMutation();
  return {
    begin: (password: string) =>
      answered(
        withPassword(
          password,
          (digest) => begin({ body: { password: digest } }),
          ({ error }) => failureStatus(error) === 400,
        ),
      ),
    renew: (password: string) => answered(withProof(password, (body) => renew({ body }))),
    end: (password: string) => answered(withProof(password, (body) => end({ body }))),
    confirm: async (code: string): Promise<Answered<{ recovery_codes: string[] }>> => {
      const { data, error } = await confirm({ body: { code: code.trim() } });
      return error
        ? { answer: null, failure: errorText(error, i18n.t('Update failed')) }
        : { answer: data ?? null, failure: null };
    },
  };
}
