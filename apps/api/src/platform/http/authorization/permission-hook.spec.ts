import Fastify, { type RouteOptions } from 'fastify';
import { registerAuthorization } from './permission-hook';

const guarded = () => {
  const app = Fastify({ exposeHeadRoutes: false });
  registerAuthorization(app, async () => null);
  return app;
};

const route = (options: Partial<RouteOptions>): RouteOptions => ({
  method: 'GET',
  url: '/',
  handler: async () => 'in',
  ...options,
});

test.each<[string, Partial<RouteOptions>, string]>([
  ['without an operation', { url: '/auth/secret' }, 'GET /auth/secret has no row'],
  [
    'with an unknown operation',
    { url: '/auth/user', config: { operationId: 'dropTables' } },
    'GET /auth/user has no row',
  ],
  [
    'at another address than in the permission table',
    { url: '/auth/me', config: { operationId: 'readUser' } },
    'readUser is GET /auth/user',
  ],
  [
    'with another method than in the permission table',
    { url: '/auth/user', method: 'POST', config: { operationId: 'readUser' } },
    'readUser is GET /auth/user',
  ],
  [
    'with a write method below a public prefix',
    { url: '/docs/upload', method: 'POST' },
    'POST /docs/upload has no row',
  ],
  ['next to a public prefix', { url: '/docs-of-others' }, 'GET /docs-of-others has no row'],
])('a route %s stops the start of the server', (_what, options, message) => {
  expect(() => guarded().route(route(options))).toThrow(message);
});

test('a route is protected by its row in the permission table', async () => {
  const app = guarded();
  app.route(route({ url: '/auth/user', config: { operationId: 'readUser' } }));
  app.route(route({ url: '/healthz', config: { operationId: 'readHealth' } }));
  const answers = [await app.inject({ url: '/auth/user' }), await app.inject({ url: '/healthz' })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
});

test('permissions are checked before the hooks of a route', async () => {
  const app = guarded();
  const seen: string[] = [];
  const onRequest = async () => {
    seen.push('own hook');
  };
  app.route(route({ url: '/auth/user', config: { operationId: 'readUser' }, onRequest }));
  expect((await app.inject({ url: '/auth/user' })).statusCode).toBe(401);
  expect(seen).toEqual([]);
});
