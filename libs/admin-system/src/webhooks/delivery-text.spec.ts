import { formatExact } from '@vaglio/ui';
import { aDelivery } from './a-webhook.fixture';
import { deliveryOutcome } from './DeliveriesDialog';

const DUE = '2026-11-20T09:10:00.000Z';
const FAILED = 'It answers with status 500.';

test.each([
  ['before its first attempt', { attempts: 0, due_at: DUE }, 'Waiting.'],
  ['during its first attempt', { attempts: 1, due_at: null }, 'Being sent.'],
  ['during its first attempt, which is not yet counted', { attempts: 0, due_at: null }, 'Being sent.'],
  [
    'after an attempt that was interrupted by a server stop',
    { attempts: 1, error: null, due_at: DUE },
    `Next attempt ${formatExact(DUE)}.`,
  ],
  [
    'between two attempts',
    { attempts: 1, error: FAILED, due_at: DUE },
    `${FAILED} Next attempt ${formatExact(DUE)}.`,
  ],
  ['during a later attempt', { attempts: 2, error: FAILED, due_at: null }, `${FAILED} Being sent again.`],
])('a webhook delivery %s has its own text', (_when, values, text) => {
  expect(deliveryOutcome(aDelivery({ state: 'waiting', status: null, delivered_at: null, ...values }))).toBe(
    text,
  );
});
