import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../app';
import {
  loginSchema, refreshSchema, logoutSchema, changePasswordSchema, changeOwnPasswordSchema, readUserSchema,
} from './auth.schemas';

export const authRoutes: FastifyPluginAsyncTypebox<Deps> = async (app) => {
  app.post('/auth/login', { schema: loginSchema }, async () => { throw new Error('login'); });
  app.post('/auth/refresh', { schema: refreshSchema }, async () => { throw new Error('refresh'); });
  app.post('/auth/logout', { schema: logoutSchema }, async () => { throw new Error('logout'); });
  app.post('/auth/change-password', { schema: changePasswordSchema }, async () => { throw new Error('changePassword'); });
  app.post('/auth/change-password/self', { schema: changeOwnPasswordSchema }, async () => { throw new Error('changeOwnPassword'); });
  app.get('/auth/user', { schema: readUserSchema }, async () => { throw new Error('readUser'); });
};
