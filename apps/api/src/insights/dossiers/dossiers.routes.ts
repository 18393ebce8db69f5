import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import { namesOfPeople } from '../../audit/names-of-people';
import type { Tx } from '../../platform/db/open-database';
import type { ListDeps } from '../../screening/list/list-deps';
import { ONE_SNAPSHOT } from '../../screening/list/snapshot/list-snapshot';
import { joinRepeated } from '../../screening/list/join-repeated';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { followMerge } from '../../startups/merges/merged-keys';
import { principalOf } from '../../platform/http/authorization/principal';
import { readRowId } from '../../platform/http/validation/row-id';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { toTimestamp } from '../../platform/time/timestamps';
import { readDossierSchema, readShortlistSchema, recordPrintSchema } from './dossiers.schemas';
import { resolvePrinted } from './printed-list';
import { dossiersOf } from './read-dossier';
import { recordPrint } from './record-print';
import { readScoringInForce } from './scoring-in-force';
import { shortlistOf } from './shortlist';

export const dossierRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const { db, lists, now } = deps;
  /** Returns the header of a document: its reader, its time and the current scoring rules. */
  const head = async (tx: Tx, userId: string | undefined, at: number) => ({
    read_at: toTimestamp(at),
    reader: (await namesOfPeople(tx, [userId])).get(userId ?? '') ?? null,
    scoring: await readScoringInForce(tx),
  });

  app.get(
    '/auth/investments/dossier',
    {
      schema: readShortlistSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async ({ query: { details = 0, ...list }, principal }) => {
      await readScoreSettings(db); // the first call stores the default settings
      const at = now();
      const resolved = await resolvePrinted(db, list, principal?.userId);
      return db.transaction(async (tx) => {
        const state = await lists.in(tx);
        const shortlist = await shortlistOf(tx, resolved, { state, hasDetails: details === 1, now: at });
        return { ...(await head(tx, principal?.userId, at)), ...shortlist };
      }, ONE_SNAPSHOT);
    },
  );

  app.get(
    '/auth/investments/:id/dossier',
    { schema: readDossierSchema, ...COMPRESSED },
    async ({ params, principal }) => {
      await readScoreSettings(db); // the first call stores the default settings
      const at = now();
      return followMerge(db, params.id, (id) =>
        db.transaction(async (tx) => {
          const [dossier] = await dossiersOf(tx, [readRowId(id, 'Startup not found')], at);
          if (!dossier) throw new Error('no dossier was made');
          return { ...(await head(tx, principal?.userId, at)), dossier };
        }, ONE_SNAPSHOT),
      );
    },
  );

  app.post('/auth/investments/prints', { schema: recordPrintSchema }, (request) =>
    recordPrint(deps, request.body, { ...actorOf(request), userId: principalOf(request).userId }),
  );
};
