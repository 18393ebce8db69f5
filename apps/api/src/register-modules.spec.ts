import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { registerModules } from './register-modules';

const plain: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/plain', async () => 'plain');
};
const hooked: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-hooked', 'yes');
  });
  app.get('/hooked', async () => 'hooked');
};

test('what a module with a context of its own hooks into requests concerns its own routes alone', async () => {
  const app = Fastify();
  await registerModules(app, {}, [hooked, plain], [hooked]);
  const answers = await Promise.all(['/hooked', '/plain'].map((url) => app.inject({ url })));
  expect(answers.map(({ body, headers }) => [body, headers['x-hooked']])).toEqual([
    ['hooked', 'yes'],
    ['plain', undefined],
  ]);
  await app.close();
});

test('a module that shares its context with others cannot hook into their requests', async () => {
  await expect(registerModules(Fastify(), {}, [hooked, plain], [])).rejects.toThrow('onRequest');
});

test('nor can it have the bodies of their requests read that are not JSON', async () => {
  const forms: FastifyPluginAsyncTypebox = async (app) => {
    const type = 'application/x-www-form-urlencoded';
    app.addContentTypeParser(type, async () => 'read');
    app.post('/form', async ({ body }) => body);
  };
  const other: FastifyPluginAsyncTypebox = async (app) => {
    app.post('/other', async () => 'done');
  };
  await expect(registerModules(Fastify(), {}, [forms, other], [])).rejects.toThrow('urlencoded');
  const app = Fastify();
  await registerModules(app, {}, [forms, other], [forms]);
  const send = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
  expect((await send('/form')).body).toBe('read');
  expect((await send('/other')).statusCode).toBe(415);
  await app.close();
});
