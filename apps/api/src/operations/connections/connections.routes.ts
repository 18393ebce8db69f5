import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import { allowLongTest } from '../../extraction/model-connection/open-connection';
import { proveOneself } from '../../identity/sign-in/passwords/prove-password';
import type { Deps } from '../../platform/deps';
import { principalOf } from '../../platform/http/authorization/principal';
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

/** Language model and mail server, set up by administrators. */
export const connectionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const model = modelConnection(deps);
  const mail = mailConnection(deps);
  /** Who sets the mail server reads every link that opens an account. */
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

  app.delete(MODEL, { schema: removeModelSettingsSchema }, (request) =>
    changeConnection(deps, model, { ...seenBy(request), step: 'removed' }, () => null),
  );

  app.post(`${MODEL}/undo`, { schema: undoModelSettingsSchema }, (request) =>
    changeConnection(deps, model, { ...seenBy(request), step: 'undone' }, formerOf),
  );

  app.post(`${MODEL}/test`, { schema: testModelSettingsSchema }, (request) => {
    allowLongTest(request);
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

  app.delete(MAIL, { schema: removeMailSettingsSchema }, (request) =>
    changeConnection(deps, mail, { ...seenBy(request), step: 'removed' }, () => null),
  );

  app.post(`${MAIL}/undo`, { schema: undoMailSettingsSchema }, (request) =>
    changeConnection(deps, mail, { ...seenBy(request), step: 'undone' }, formerOf),
  );

  app.post(`${MAIL}/test`, { schema: testMailSettingsSchema }, (request) =>
    testTypedMail(deps, request.body, principalOf(request).userId),
  );
};
