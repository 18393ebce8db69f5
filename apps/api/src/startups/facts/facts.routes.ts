import type {} from '@vaglio/startups-domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { entryRoutes } from './entry.routes';
import {
  confirmFactSchema,
  correctFactSchema,
  handBackFactSchema,
  keepSuggestionSchema,
  readFactHistorySchema,
  readFactsSchema,
  takeSuggestionSchema,
  undoFactChangeSchema,
} from './fact-calls.schemas';
import { changeFact } from './change-fact';
import { readFactHistory } from './fact-history';
import { readFactField } from './fact-fields';
import { confirmField, correctField, clearOverride } from './field-acts';
import { followMerge } from '../merges/merged-keys';
import { toCommand } from './to-command';
import { readFacts } from './read-facts';
import { keepSuggestion, acceptSuggestion } from './suggestion-acts';
import { undoChange } from './undo-change';

const STARTUP = '/auth/startups/:id';

export const factRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(`${STARTUP}/facts`, { schema: readFactsSchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readFacts(deps.db, id)),
  );

  app.get(`${STARTUP}/facts/:field/history`, { schema: readFactHistorySchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readFactHistory(deps.db, id, readFactField(params.field))),
  );

  app.patch(`${STARTUP}/facts/:field`, { schema: correctFactSchema }, (request) =>
    changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      correctField(known, person, readFactField(request.params.field), request.body),
    ),
  );

  app.delete(`${STARTUP}/facts/:field`, { schema: handBackFactSchema }, (request) =>
    changeFact(deps, toCommand(request, request.params.id), (known) =>
      clearOverride(known, readFactField(request.params.field)),
    ),
  );

  app.post(
    `${STARTUP}/facts/:field/confirm`,
    { schema: confirmFactSchema, preValidation: allowNoBody },
    (request) =>
      changeFact(deps, toCommand(request, request.params.id), (known, person) =>
        confirmField(known, person, readFactField(request.params.field), request.body.note?.trim() || null),
      ),
  );

  app.post(
    '/auth/suggestions/:id/take',
    { schema: takeSuggestionSchema, preValidation: allowNoBody },
    (request) => acceptSuggestion(deps, toCommand(request, request.params.id)),
  );

  app.post(
    '/auth/suggestions/:id/keep',
    { schema: keepSuggestionSchema, preValidation: allowNoBody },
    (request) => keepSuggestion(deps, toCommand(request, request.params.id)),
  );

  app.post(
    '/auth/fact-changes/:id/undo',
    { schema: undoFactChangeSchema, preValidation: allowNoBody },
    (request) => undoChange(deps, request.params.id, actorOf(request)),
  );

  await app.register(entryRoutes, deps);
};
