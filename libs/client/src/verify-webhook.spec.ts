import { createHmac } from 'node:crypto';
import { verifyWebhook } from './verify-webhook';

const KEY = Buffer.from('a key of this test');
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = Date.parse('2026-11-23T08:00:00Z');
const BODY = JSON.stringify({ type: 'test', timestamp: '2026-11-23T08:00:00Z', data: { name: 'Zürich' } });

function received(overrides: Readonly<Record<string, string>> = {}, body = BODY) {
  const seconds = String(NOW / 1000);
  const signature = createHmac('sha256', KEY).update(`msg_1.${seconds}.${BODY}`).digest('base64');
  const headers = new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
    ...overrides,
  });
  return { body, header: (name: string) => headers.get(name), secret: SECRET, now: NOW, headers };
}

test('a webhook event with a valid signature is accepted, even next to other signatures', async () => {
  expect(await verifyWebhook(received())).toEqual(JSON.parse(BODY));
  const right = received().headers.get('webhook-signature') ?? '';
  const several = received({ 'webhook-signature': `v1a,x v1,!! v1,AAAA ${right}` });
  expect(await verifyWebhook(several)).toMatchObject({ type: 'test' });
});

test.each([
  ['another body', received({}, BODY.replace('test', 'tests'))],
  ['another id', received({ 'webhook-id': 'msg_2' })],
  ['no signature', received({ 'webhook-signature': '' })],
  ['a signature that is not Base64', received({ 'webhook-signature': 'v1,%' })],
  ['another secret', { ...received(), secret: `whsec_${Buffer.from('other').toString('base64')}` }],
  ['a time six minutes in the past', { ...received(), now: NOW + 6 * 60_000 }],
  ['a time in the future', { ...received(), now: NOW - 6 * 60_000 }],
  ['an invalid time', received({ 'webhook-timestamp': 'soon' })],
])('a webhook event with %s is refused', async (_what, request) =>
  expect(verifyWebhook(request)).rejects.toThrow(/^(The signature|This is no webhook)/),
);
