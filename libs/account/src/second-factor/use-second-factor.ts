import { errorText, MISSING_WEB_CRYPTO_TEXT, sha256Hex, useIsSupported } from '@vaglio/api-client';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useReadSecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from '../hooks.gen';
import { proofOf } from './proof-of';

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

type Call<Body, Answer> = (argument: { body: Body }) => Promise<{ data?: Answer; error?: unknown }>;

/** What was answered to a password, or why it was refused, in words. */
export type Answered<Answer> = { readonly answer: Answer | null; readonly failure: string | null };

/** Calls with the digest of a password, which only a secure page can make. Never throws. */
async function callWith<Body, Answer>(
  call: Call<Body, Answer>,
  proof: Promise<Body>,
): Promise<Answered<Answer>> {
  try {
    const { data, error } = await call({ body: await proof });
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
      callWith(
        begin,
        sha256Hex(password).then((digest) => ({ password: digest })),
      ),
    renew: (password: string) => callWith(renew, proofOf(password)),
    end: (password: string) => callWith(end, proofOf(password)),
    confirm: async (code: string): Promise<Answered<{ recovery_codes: string[] }>> => {
      const { data, error } = await confirm({ body: { code: code.trim() } });
      return error
        ? { answer: null, failure: errorText(error, 'Update failed') }
        : { answer: data ?? null, failure: null };
    },
  };
}
