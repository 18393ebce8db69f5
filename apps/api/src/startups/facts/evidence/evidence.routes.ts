import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../../platform/deps';
import { followMerge } from '../../merges/merged-keys';
import { readExtraction, readRawEvidence, readStartupEvidence } from './evidence.queries';
import { readExtractionSchema, readRawEvidenceSchema, readStartupEvidenceSchema } from './evidence.schemas';

export const evidenceRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/extractions/:id', { schema: readExtractionSchema }, ({ params }) =>
    readExtraction(deps, params.id),
  );

  app.get('/auth/startups/raw/:id/evidence', { schema: readRawEvidenceSchema }, ({ params }) =>
    readRawEvidence(deps, params.id),
  );

  app.get('/auth/investments/:id/evidence', { schema: readStartupEvidenceSchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readStartupEvidence(deps, id)),
  );
};
