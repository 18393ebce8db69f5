import { useEffect } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { ArticleFailure } from '@vaglio/contract';
import { useListArticleFailuresQuery, useRetryArticleFailuresMutation } from '../hooks.gen';

/**
 * Why articles failed, and a run over those of one cause.
 * @param failed how many have failed, as last heard; nothing is asked for while none has
 */
export function useFailures(failed: number) {
  const { data, error, isUninitialized, refetch } = useListArticleFailuresQuery(undefined, {
    skip: failed === 0,
  });
  const [callRetry, retrying] = useRetryArticleFailuresMutation();
  useEffect(() => {
    if (!isUninitialized) void refetch();
  }, [failed, isUninitialized, refetch]);
  const isSupported = useIsSupported('listArticleFailures') !== false;
  return {
    failures: failed === 0 || error || !isSupported ? [] : (data?.items ?? []),
    retry: ({ cause, count }: ArticleFailure) => void callRetry({ body: { cause, count } }),
    isRetrying: retrying.isLoading,
    failure: retrying.error ? errorText(retrying.error, 'LLM run failed') : null,
  };
}
