import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../audit/audit-event';
import type { ListDeps } from '../screening/list/list-deps';
import { principalOf } from '../platform/http/authorization/principal';
import { readLastDigest } from './mails/compose-mail';
import { listNotifications, markNotifications } from './notification.queries';
import {
  listNotificationsSchema,
  markNotificationsSchema,
  readDigestSchema,
  readNotificationSettingsSchema,
  saveNotificationSettingsSchema,
} from './notifications.schemas';
import { readSettings, saveSettings } from './notification-settings';

const NOTIFICATIONS = '/auth/notifications';

export const notificationRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  app.get(NOTIFICATIONS, { schema: listNotificationsSchema }, (request) =>
    listNotifications(deps.db, principalOf(request).userId, request.query),
  );

  app.post(`${NOTIFICATIONS}/read`, { schema: markNotificationsSchema }, (request) =>
    markNotifications(deps.db, principalOf(request).userId, deps.now(), request.body),
  );

  app.get(`${NOTIFICATIONS}/settings`, { schema: readNotificationSettingsSchema }, (request) =>
    readSettings(deps, principalOf(request).userId),
  );

  app.put(`${NOTIFICATIONS}/settings`, { schema: saveNotificationSettingsSchema }, (request) =>
    saveSettings(deps, { ...actorOf(request), userId: principalOf(request).userId }, request.body),
  );

  app.get(`${NOTIFICATIONS}/digest`, { schema: readDigestSchema }, (request) =>
    readLastDigest(deps, principalOf(request).userId),
  );
};
