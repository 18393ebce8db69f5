import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Webhook, WebhookDelivery } from '@vaglio/contract';
import { DialogFrame, ErrorAlert, formatExact, LoadState } from '@vaglio/ui';
import { useDeliveries } from './use-deliveries';
import { EVENTS } from './webhook-form';

interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/**
 * Dialog with a webhook's deliveries of the last 30 days, newest first, and buttons to send a test or repeat a
 * delivery.
 */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { deliveries, isLoading, failure, retry, isBusy, refusal, sendTest, sendAgain } = useDeliveries(
    webhook.id,
  );
  return (
    <DialogFrame
      title={`Deliveries to ${webhook.name}`}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={sendTest}>
            Send a test
          </Button>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {refusal && <ErrorAlert>{refusal}</ErrorAlert>}
      <LoadState isFetching={isLoading} failure={failure} onRetry={retry} />
      {!isLoading && failure === null && deliveries.length === 0 && (
        <Typography>Nothing has been sent yet.</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {deliveries.map((delivery) => (
          <Box
            component="li"
            key={delivery.id}
            sx={{ display: 'flex', gap: 4, py: 2, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{deliveryTitle(delivery)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {formatExact(delivery.occurred_at)}. {deliveryOutcome(delivery)}
              </Typography>
            </Box>
            {delivery.state !== 'waiting' && (
              <Button
                size="small"
                variant="text"
                disabled={isBusy}
                sx={{ flexShrink: 0 }}
                onClick={() => sendAgain(delivery.id)}
              >
                Send again
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}

/** Returns the label of the event in a delivery. */
function deliveryTitle({ kind }: Pick<WebhookDelivery, 'kind'>): string {
  return EVENTS.find((event) => event.kind === kind)?.label ?? 'Test';
}

/** Describes the result of a delivery. */
export function deliveryOutcome({ state, status, error, attempts, due_at }: WebhookDelivery): string {
  const tries = attempts > 1 ? ` after ${attempts} attempts` : '';
  if (state === 'delivered') return `Delivered${tries} (${status}).`;
  if (state === 'failed') return `Failed${tries}. ${error ?? ''}`.trim();
  const next = nextText(attempts, due_at);
  return error === null ? next : `${error} ${next}`;
}

/**
 * Describes the next attempt of a delivery.
 * @param dueAt time of the next attempt; null while the delivery is being sent
 */
function nextText(attempts: number, dueAt: string | null): string {
  if (dueAt === null) return attempts > 1 ? 'Being sent again.' : 'Being sent.';
  return attempts === 0 ? 'Waiting.' : `Next attempt ${formatExact(dueAt)}.`;
}
