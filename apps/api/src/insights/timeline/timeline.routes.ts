import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { followMerge } from '../../startups/merges/merged-keys';
import { readTimeline } from './read-timeline';
import { readTimelineSchema } from './timeline.schemas';

export const timelineRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/investments/:id/timeline', { schema: readTimelineSchema }, ({ params, query }) =>
    followMerge(db, params.id, (id) => readTimeline(db, id, query)),
  );
};
