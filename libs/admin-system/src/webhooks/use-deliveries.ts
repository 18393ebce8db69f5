import { errorText } from '@vaglio/api-client';
import type { WebhookDelivery } from '@vaglio/contract';
import {
  useListWebhookDeliveriesQuery,
  useRepeatWebhookDeliveryMutation,
  useTestWebhookMutation,
} from '../endpoints.gen';

const NONE: readonly WebhookDelivery[] = [];
/** Polling interval. It is short because the server delivers a test within seconds. */
const POLL_MS = 2_000;

/**
 * Loads and polls the last deliveries of a webhook. It also returns functions that send a test or repeat a delivery.
 */
export function useDeliveries(id: string) {
  const { data, error, isFetching, refetch } = useListWebhookDeliveriesQuery(
    { id },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const [test, tested] = useTestWebhookMutation();
  const [repeat, repeated] = useRepeatWebhookDeliveryMutation();
  const refusal = tested.error ?? repeated.error;
  return {
    deliveries: error ? NONE : (data?.items ?? NONE),
    isLoading: isFetching && !data,
    failure: error ? errorText(error, 'Failed to load deliveries') : null,
    retry: () => void refetch(),
    isBusy: tested.isLoading || repeated.isLoading,
    refusal: refusal ? errorText(refusal, 'It could not be sent') : null,
    // A test and a repeated delivery clear each other's errors.
    sendTest: () => {
      repeated.reset();
      void test({ id });
    },
    sendAgain: (deliveryId: string) => {
      tested.reset();
      void repeat({ id, deliveryId });
    },
  };
}
