import { errorText } from '@vaglio/api-client';
import type { Webhook } from '@vaglio/contract';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListWebhooksQuery } from '../endpoints.gen';

const NONE: readonly Webhook[] = [];

/** One page of the webhooks; a failed load empties the list. */
export function useWebhookPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListWebhooksQuery({ page, pageSize, q: q || undefined });
  return {
    webhooks: error ? NONE : (data?.items ?? NONE),
    total: error ? 0 : (data?.total ?? 0),
    isFetching,
    failure: error ? errorText(error, 'Failed to load webhooks') : null,
    retry: () => void refetch(),
  };
}
