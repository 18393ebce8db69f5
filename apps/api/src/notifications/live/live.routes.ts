import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { registerFamilies } from '../../platform/observability/metrics/families';
import { principalOf } from '../../platform/http/authorization/principal';
import { streamNotificationsSchema } from './live.schemas';
import { eventText, liveStreams } from './live-streams';
import { readSessionStates } from './read-changes';

export const liveRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const streams = liveStreams(deps);
  registerFamilies(app.metrics.registry, [
    {
      name: 'vaglio_live_connections',
      help: 'Browsers that listen for what happens, on this server',
      read: () => streams.size(),
    },
  ]);
  // Runs before the server waits for active requests to end. These streams would never end.
  app.addHook('preClose', async () => streams.close());

  app.get('/auth/notifications/stream', { schema: streamNotificationsSchema }, async (request, reply) => {
    const { sessionId } = principalOf(request);
    const isStaying = request.headers.accept?.includes('text/event-stream') ?? false;
    const events = isStaying ? await streams.open(sessionId) : await firstEvent(sessionId);
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        // Without this header, a buffering proxy would hold events back.
        .header('X-Accel-Buffering', 'no')
        .header('Cache-Control', 'no-store, no-transform')
        .send(events)
    );
  });

  async function firstEvent(sessionId: string): Promise<string> {
    const state = (await readSessionStates(deps.db, [sessionId], deps.now())).get(sessionId);
    return eventText('inbox', { unread: state?.unread ?? 0, newest: state?.newest ?? null });
  }
};
