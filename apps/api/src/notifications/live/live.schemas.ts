import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';

export const streamNotificationsSchema = {
  operationId: 'streamNotifications',
  tags: ['live'],
  refuses: [429],
  summary:
    'What changes, as server-sent events: `inbox` when the caller’s notifications changed, `startup` with the id of one about which something was said or decided, or null for many, and the requests (X-Request-Id) that did it, null where they are not known. Ends at once, after the first event, for a caller who does not name text/event-stream in Accept',
  produces: ['text/event-stream'],
  response: {
    200: Type.Unsafe<string | Readable>({
      type: 'string',
      description: 'Events of the form `event: inbox`, `data: {"unread":3,"newest":"12"}`',
    }),
  },
};
