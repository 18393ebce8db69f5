import { errorText } from '@vaglio/api-client';
import type { WebhookDelivery } from '@vaglio/contract';
import {
  useListWebhookDeliveriesQuery,
  useRepeatWebhookDeliveryMutation,
  useTestWebhookMutation,
} from '../endpoints.gen';

const NONE: readonly WebhookDelivery[] = [];
/** The dialog is open for a short time, and a test is delivered within seconds. */
const POLL_MS = 2_000;

/** The last deliveries to a webhook, kept up to date, and what sends more. */
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
    // Each press begins anew: why the other one was refused is no longer shown.
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
