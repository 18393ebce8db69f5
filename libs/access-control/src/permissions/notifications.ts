import { SIGNED_IN, type PermissionRow } from './permission-row';

const NOTIFICATIONS = '/auth/notifications';
const FOLLOW = '/auth/investments/:id/follow';

export const NOTIFICATIONS_PERMISSIONS = [
  { operationId: 'listNotifications', method: 'GET', path: NOTIFICATIONS, allow: SIGNED_IN },
  { operationId: 'markNotifications', method: 'POST', path: `${NOTIFICATIONS}/read`, allow: SIGNED_IN },
  {
    operationId: 'readNotificationSettings',
    method: 'GET',
    path: `${NOTIFICATIONS}/settings`,
    allow: SIGNED_IN,
  },
  {
    operationId: 'saveNotificationSettings',
    method: 'PUT',
    path: `${NOTIFICATIONS}/settings`,
    allow: SIGNED_IN,
  },
  { operationId: 'readDigest', method: 'GET', path: `${NOTIFICATIONS}/digest`, allow: SIGNED_IN },
  { operationId: 'streamNotifications', method: 'GET', path: `${NOTIFICATIONS}/stream`, allow: SIGNED_IN },
  // These public operations are links in emails. The link contains a signature.
  { operationId: 'askToUnsubscribe', method: 'GET', path: `${NOTIFICATIONS}/unsubscribe`, allow: 'public' },
  { operationId: 'unsubscribe', method: 'POST', path: `${NOTIFICATIONS}/unsubscribe`, allow: 'public' },
  { operationId: 'readFollowing', method: 'GET', path: FOLLOW, allow: SIGNED_IN },
  { operationId: 'followStartup', method: 'PUT', path: FOLLOW, allow: SIGNED_IN },
  { operationId: 'unfollowStartup', method: 'DELETE', path: FOLLOW, allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
