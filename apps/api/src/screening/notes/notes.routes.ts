import { SETTINGS_ROLES } from '@vaglio/access-control';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { followMerge } from '../../startups/merges/merged-keys';
import { principalOf } from '../../platform/http/authorization/principal';
import { addNote, editNote, strikeNote, type SeenNote } from './change-note';
import { listNotes } from './note.queries';
import { addNoteSchema, editNoteSchema, listNotesSchema, strikeNoteSchema } from './notes.schemas';

const NOTES = '/auth/investments/:id/notes';

export const noteRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(NOTES, { schema: listNotesSchema }, ({ params, query }) =>
    followMerge(deps.db, params.id, (id) => listNotes(deps.db, id, parsePage(query))),
  );

  app.post(NOTES, { schema: addNoteSchema }, async (request, reply) => {
    const { id, actor } = seenBy(request, request.params.id);
    return reply.code(201).send(await addNote(deps, { id, actor }, request.body));
  });

  app.patch('/auth/notes/:id', { schema: editNoteSchema }, (request) =>
    editNote(deps, seenBy(request, request.params.id), request.body),
  );

  app.post('/auth/notes/:id/strike', { schema: strikeNoteSchema }, (request) => {
    const { role } = principalOf(request);
    const mayStrikeAny = SETTINGS_ROLES.some((allowed) => allowed === role);
    return strikeNote(deps, seenBy(request, request.params.id), mayStrikeAny);
  });
};

function seenBy(request: FastifyRequest, id: string): SeenNote {
  const { userId } = principalOf(request);
  return { id, ifMatch: request.headers['if-match'], actor: { ...actorOf(request), userId } };
}
