import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { followMerge } from '../merges/merged-keys';
import { readExtraction, readRawEvidence, readStartupEvidence } from './evidence.queries';
import { readExtractionSchema, readRawEvidenceSchema, readStartupEvidenceSchema } from './evidence.schemas';

export const evidenceRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { lists }) => {
  app.get('/auth/extractions/:id', { schema: readExtractionSchema }, ({ params, principal }) =>
    lists.read(principal, (db) => readExtraction(db, params.id)),
  );

  app.get('/auth/startups/raw/:id/evidence', { schema: readRawEvidenceSchema }, ({ params, principal }) =>
    lists.read(principal, (db) => readRawEvidence(db, params.id)),
  );

  app.get('/auth/investments/:id/evidence', { schema: readStartupEvidenceSchema }, ({ params, principal }) =>
    lists.read(principal, (db) => followMerge(db, params.id, (id) => readStartupEvidence(db, id))),
  );
};
