import {
  errorText,
  failureStatus,
  MISSING_WEB_CRYPTO_TEXT,
  useIsSupported,
  withPassword,
  withProof,
} from '@vaglio/api-client';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useReadSecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from '../hooks.gen';

/** The own second factor; `isSupported` is false on a server without it. */
export function useSecondFactor() {
  const { data, error, isFetching, refetch } = useReadSecondFactorQuery();
  return {
    factor: data && !error ? data : null,
    isSupported: useIsSupported('readSecondFactor') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}

/** What was answered to a password, or why it was refused, in words. */
export type Answered<Answer> = { readonly answer: Answer | null; readonly failure: string | null };

/** Waits for a call with the digest of a password, which only a secure page can make. Never throws. */
async function answered<Answer>(
  call: Promise<{ data?: Answer; error?: unknown }>,
): Promise<Answered<Answer>> {
  try {
    const { data, error } = await call;
    return error
      ? { answer: null, failure: errorText(error, 'Update failed') }
      : { answer: data ?? null, failure: null };
  } catch (problem) {
    const isMissingCrypto = problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT;
    return { answer: null, failure: isMissingCrypto ? MISSING_WEB_CRYPTO_TEXT : 'Update failed' };
  }
}

/** What a person does with their second factor; each resolves with the answer, or why there is none. */
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
        ? { answer: null, failure: errorText(error, 'Update failed') }
        : { answer: data ?? null, failure: null };
    },
  };
}
