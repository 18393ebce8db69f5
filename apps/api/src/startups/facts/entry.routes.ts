import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { changeFact } from './change-fact';
import { addEntry, correctEntry, discardEntry } from './entry-acts';
import { awardWith, founderWith, moneyWith } from './entry-values';
import { awardSchemas, founderSchemas, moneySchemas } from './fact-calls.schemas';
import { toCommand } from './to-command';

const STARTUP = '/auth/startups/:id';

/** Routes for founders, money and awards. Each list has the same requests: add, correct and discard. */
export const entryRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.post(`${STARTUP}/founders`, { schema: founderSchemas.add }, (request) => {
    const { note, ...body } = request.body;
    const founder = founderWith({ first_name: '', last_name: '', role: null }, body);
    return changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      addEntry(known, person, { founder }, noteOf(note)),
    );
  });

  app.patch(`${STARTUP}/founders/:key`, { schema: founderSchemas.correct }, (request) => {
    const { body, params } = request;
    return changeFact(deps, toCommand(request, params.id), (known, person) =>
      correctEntry(
        known,
        person,
        { list: 'founders', key: params.key },
        (present) => ('founder' in present ? { founder: founderWith(present.founder, body) } : present),
        changedNote(body.note),
      ),
    );
  });

  app.delete(`${STARTUP}/founders/:key`, { schema: founderSchemas.discard }, (request) =>
    changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      discardEntry(known, person, { list: 'founders', key: request.params.key }),
    ),
  );

  app.post(`${STARTUP}/money`, { schema: moneySchemas.add }, (request) => {
    const { note, kind, amount, currency, ...body } = request.body;
    const empty = { kind, amount, currency, stage: null, date: null, investors: [], as_stated: '' };
    const money = moneyWith(empty, body);
    return changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      addEntry(known, person, { money }, noteOf(note)),
    );
  });

  app.patch(`${STARTUP}/money/:key`, { schema: moneySchemas.correct }, (request) => {
    const { body, params } = request;
    return changeFact(deps, toCommand(request, params.id), (known, person) =>
      correctEntry(
        known,
        person,
        { list: 'money', key: params.key },
        (present) => ('money' in present ? { money: moneyWith(present.money, body) } : present),
        changedNote(body.note),
      ),
    );
  });

  app.delete(`${STARTUP}/money/:key`, { schema: moneySchemas.discard }, (request) =>
    changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      discardEntry(known, person, { list: 'money', key: request.params.key }),
    ),
  );

  app.post(`${STARTUP}/awards`, { schema: awardSchemas.add }, (request) => {
    const award = awardWith('', request.body);
    return changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      addEntry(known, person, { award }, noteOf(request.body.note)),
    );
  });

  app.patch(`${STARTUP}/awards/:key`, { schema: awardSchemas.correct }, (request) => {
    const { body, params } = request;
    return changeFact(deps, toCommand(request, params.id), (known, person) =>
      correctEntry(
        known,
        person,
        { list: 'awards', key: params.key },
        (present) => ('award' in present ? { award: awardWith(present.award, body) } : present),
        changedNote(body.note),
      ),
    );
  });

  app.delete(`${STARTUP}/awards/:key`, { schema: awardSchemas.discard }, (request) =>
    changeFact(deps, toCommand(request, request.params.id), (known, person) =>
      discardEntry(known, person, { list: 'awards', key: request.params.key }),
    ),
  );
};

const noteOf = (note: string | null | undefined): string | null => note?.trim() || null;
/** Returns the new note of a correction; undefined keeps the current note. */
const changedNote = (note: string | null | undefined) => (note === undefined ? undefined : noteOf(note));
