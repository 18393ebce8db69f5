import Fastify from 'fastify';
import { requireOwnOrigin } from './own-origin';

async function statusFrom(headers: Record<string, string>, publicUrl: string | undefined): Promise<number> {
  const app = Fastify();
  app.post('/', async (request) => requireOwnOrigin(request, publicUrl));
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers });
  return statusCode;
}

test.each<[string, string | undefined, number]>([
  ['https://vaglio.example', 'https://vaglio.example', 200],
  ['https://vaglio.example', 'https://vaglio.example/', 200],
  ['http://inside:4000', 'https://vaglio.example', 403],
  ['https://vaglio.example.evil', 'https://vaglio.example', 403],
  ['https://vaglio.example:444', 'https://vaglio.example', 403],
  ['http://inside:4000', undefined, 200],
  ['https://inside:4000', undefined, 403],
  ['http://inside', undefined, 403],
  ['null', undefined, 403],
])(
  'a sign-in from a page of %s on a server published as %s returns %i',
  async (origin, publicUrl, status) => {
    expect(await statusFrom({ origin, host: 'inside:4000' }, publicUrl)).toBe(status);
  },
);

test('a sign-in from a program that sends no origin is accepted', async () => {
  expect(await statusFrom({ host: 'inside:4000' }, 'https://vaglio.example')).toBe(200);
});
