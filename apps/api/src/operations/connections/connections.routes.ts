import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import { proveOneself } from '../../identity/sign-in/passwords/prove-password';
import type { Deps } from '../../platform/deps';
import { allowSilence } from '../../platform/http/allow-silence';
import { principalOf } from '../../platform/http/authorization/principal';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { changeConnection, formerOf, readAnswer, refuseEnvironment } from './change-connection';
import {
  readMailSettingsSchema,
  readModelSettingsSchema,
  removeMailSettingsSchema,
  removeModelSettingsSchema,
  saveMailSettingsSchema,
  saveModelSettingsSchema,
  testMailSettingsSchema,
  testModelSettingsSchema,
  undoMailSettingsSchema,
  undoModelSettingsSchema,
} from './connections.schemas';
import { mailConnection, testTypedMail, toStoredMail } from './mail-settings';
import { modelConnection, testTypedModel, toStoredModel } from './model-settings';

const MODEL = '/auth/admin/connections/model';
const MAIL = '/auth/admin/connections/mail';

type Change = FastifyRequest<{ Headers: { 'if-match'?: string } }>;

const seenBy = (request: Change) => ({ ifMatch: request.headers['if-match'], actor: actorOf(request) });

/** Routes for administrators to configure the language model and the mail server. */
export const connectionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const model = modelConnection(deps);
  const mail = mailConnection(deps);
  /**
   * Requires the user's password: the mail server receives every account link, and the language model every article.
   */
  const prove = (request: FastifyRequest, password: string | undefined) =>
    proveOneself(deps, principalOf(request), password, actorOf(request));

  app.get(MODEL, { schema: readModelSettingsSchema }, () => readAnswer(deps.db, model));

  app.put(MODEL, { schema: saveModelSettingsSchema }, async (request) => {
    refuseEnvironment(model);
    const { own_password, ...typed } = request.body;
    await prove(request, own_password);
    return changeConnection(deps, model, { ...seenBy(request), step: 'saved' }, ({ settings }) =>
      toStoredModel(deps, typed, settings),
    );
  });

  app.post(
    `${MODEL}/remove`,
    { schema: removeModelSettingsSchema, preValidation: allowNoBody },
    async (request) => {
      refuseEnvironment(model);
      await prove(request, request.body.own_password);
      return changeConnection(deps, model, { ...seenBy(request), step: 'removed' }, () => null);
    },
  );

  app.post(
    `${MODEL}/undo`,
    { schema: undoModelSettingsSchema, preValidation: allowNoBody },
    async (request) => {
      refuseEnvironment(model);
      await prove(request, request.body.own_password);
      return changeConnection(deps, model, { ...seenBy(request), step: 'undone' }, formerOf);
    },
  );

  app.post(`${MODEL}/test`, { schema: testModelSettingsSchema }, (request) => {
    allowSilence(request);
    return testTypedModel(deps, request.body);
  });

  app.get(MAIL, { schema: readMailSettingsSchema }, () => readAnswer(deps.db, mail));

  app.put(MAIL, { schema: saveMailSettingsSchema }, async (request) => {
    refuseEnvironment(mail);
    const { own_password, ...typed } = request.body;
    await prove(request, own_password);
    return changeConnection(deps, mail, { ...seenBy(request), step: 'saved' }, ({ settings }) =>
      toStoredMail(deps, typed, settings),
    );
  });

  app.post(
    `${MAIL}/remove`,
    { schema: removeMailSettingsSchema, preValidation: allowNoBody },
    async (request) => {
      refuseEnvironment(mail);
      await prove(request, request.body.own_password);
      return changeConnection(deps, mail, { ...seenBy(request), step: 'removed' }, () => null);
    },
  );

  app.post(
    `${MAIL}/undo`,
    { schema: undoMailSettingsSchema, preValidation: allowNoBody },
    async (request) => {
      refuseEnvironment(mail);
      await prove(request, request.body.own_password);
      return changeConnection(deps, mail, { ...seenBy(request), step: 'undone' }, formerOf);
    },
  );

  app.post(`${MAIL}/test`, { schema: testMailSettingsSchema }, (request) => {
    allowSilence(request);
    return testTypedMail(deps, request.body, principalOf(request).userId);
  });
};
