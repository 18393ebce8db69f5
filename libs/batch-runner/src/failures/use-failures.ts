import { useEffect } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { ArticleFailure } from '@vaglio/contract';
import { useListArticleFailuresQuery, useRetryArticleFailuresMutation } from '../hooks.gen';

/**
 * Loads the causes of failed articles, and returns a function that retries all articles with a given cause.
 * @param failed last known number of failed articles; 0 skips the request
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
