import { errorText } from '@vaglio/api-client';
import { keepLink } from '@vaglio/auth-session';
import { useBeginProviderLinkMutation } from '../hooks.gen';
import { proofOf } from '../second-factor/proof-of';

/**
 * Begins to connect the own account with the provider, and opens its pages.
 * @returns a function of the password, '' for a fresh sign-in, that resolves with why it failed, or null. Never throws
 */
export function useConnect(leave: (url: string) => void) {
  const [begin] = useBeginProviderLinkMutation();
  return async (password: string): Promise<string | null> => {
    try {
      const { data, error } = await begin({ body: await proofOf(password) });
      if (error) return errorText(error, 'Update failed');
      if (!data || !/^https?:/.test(data.url)) return 'Unexpected error';
      keepLink(data.url);
      leave(data.url);
      return null;
    } catch (problem) {
      return problem instanceof Error ? problem.message : 'Update failed';
    }
  };
}
