import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowNoBody } from '../platform/http/validation/allow-no-body';
import { actorOf } from '../audit/audit-event';
import { readCsvSeparator } from '../identity/profile/csv-separator';
import type { Deps } from '../platform/deps';
import type { Db } from '../platform/db/open-database';
import { principalOf } from '../platform/http/authorization/principal';
import { notFound, unsupportedMediaType } from '../platform/http/errors/errors';
import { pageMeta, parsePage } from '../platform/http/pagination/list-page';
import { cancelImport, checkAgain, mapImport, orderCommit, orderUndo } from './change-import';
import { correctCell } from './correct-cell';
import { errorFile } from './error-file';
import { listImports, readImportFile } from './import.queries';
import { readImport, type ImportOrder } from './import-order';
import {
  cancelImportSchema,
  checkImportSchema,
  commitImportSchema,
  listImportsSchema,
  mapImportSchema,
  openImportSchema,
  readImportSchema,
  undoImportSchema,
  uploadImportSchema,
  type ImportFileBody,
} from './import.schemas';
import {
  correctImportCellSchema,
  listImportLinesSchema,
  readImportErrorsSchema,
} from './import-line.schemas';
import { listLines } from './line.queries';
import { openUpload, storeUpload } from './upload/store-upload';

const IMPORTS = '/auth/imports';
const FILE = 'application/octet-stream';

export const importRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  const answer = (id: number) => readAnswer(db, id, now());
  const orderOf = (request: FastifyRequest, { id }: { id: string }): ImportOrder => ({
    ...{ id, now: now(), ifMatch: request.headers['if-match'], actor: actorOf(request) },
  });
  // Applies only to these routes: bytes are stored as they arrive instead of being collected in memory.
  app.addContentTypeParser(FILE, async (_request: unknown, payload: Readable) => payload);

  app.get(IMPORTS, { schema: listImportsSchema }, async ({ query }) => {
    const page = parsePage(query);
    const { items, total } = await listImports(db, page);
    return { items, total, ...pageMeta(page, total) };
  });

  app.post(IMPORTS, { schema: openImportSchema }, async (request, reply) => {
    const { id } = await openUpload(db, request.body, actorOf(request));
    return reply.code(201).send(await answer(id));
  });

  app.put(`${IMPORTS}/:id/content`, { schema: uploadImportSchema }, async (request) => {
    const { params, query, body } = request;
    const { id } = await readImport(db, params.id);
    await storeUpload(db, id, query.offset ?? 0, readBytes(body), actorOf(request));
    return answer(id);
  });

  app.get(`${IMPORTS}/:id`, { schema: readImportSchema }, async ({ params }) =>
    answer((await readImport(db, params.id)).id),
  );

  app.put(`${IMPORTS}/:id/mapping`, { schema: mapImportSchema }, async (request) =>
    answer(await mapImport(db, orderOf(request, request.params), request.body)),
  );

  app.put(`${IMPORTS}/:id/cells`, { schema: correctImportCellSchema }, async (request) =>
    answer(await correctCell(db, orderOf(request, request.params), request.body)),
  );

  app.post(
    `${IMPORTS}/:id/check`,
    { schema: checkImportSchema, preValidation: allowNoBody },
    async (request) => answer(await checkAgain(db, orderOf(request, request.params))),
  );

  app.post(
    `${IMPORTS}/:id/commit`,
    { schema: commitImportSchema, preValidation: allowNoBody },
    async (request) => answer(await orderCommit(db, orderOf(request, request.params))),
  );

  app.post(
    `${IMPORTS}/:id/cancel`,
    { schema: cancelImportSchema, preValidation: allowNoBody },
    async (request) => answer(await cancelImport(db, orderOf(request, request.params))),
  );

  app.post(`${IMPORTS}/:id/undo`, { schema: undoImportSchema, preValidation: allowNoBody }, async (request) =>
    answer(await orderUndo(db, orderOf(request, request.params))),
  );

  app.get(`${IMPORTS}/:id/lines`, { schema: listImportLinesSchema }, async ({ params, query }) => {
    const page = parsePage(query);
    const { items, total } = await listLines(db, await readImport(db, params.id), query.outcome, page);
    return { items, total, ...pageMeta(page, total) };
  });

  app.get(`${IMPORTS}/:id/errors.csv`, { schema: readImportErrorsSchema }, async (request, reply) => {
    const separator = await readCsvSeparator(db, principalOf(request).userId);
    return sendFile(reply, Readable.from(errorFile(db, await readImport(db, request.params.id), separator)));
  });
};

async function readAnswer(db: Db, id: number, now: number): Promise<ImportFileBody> {
  const found = await readImportFile(db, id, now);
  if (!found) throw notFound('Import not found');
  return found;
}

/** Returns the request body as a stream. @throws Refusal 415 for a body of another type */
function readBytes(body: unknown): AsyncIterable<Uint8Array> {
  if (body === undefined) return Readable.from([]);
  if (body instanceof Readable) return body;
  throw unsupportedMediaType(`Send the file as ${FILE}.`);
}

function sendFile(reply: FastifyReply, csv: Readable): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="import-failed-rows.csv"')
    .send(csv);
}
