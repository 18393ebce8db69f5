import { useIsSupported } from '@vaglio/api-client';
import { useListAuditChoicesQuery } from '../hooks.gen';
import { usersApi } from '../admin-users.api';

/** Query of `useHasAudit`, started by the loader of the settings page. */
export const auditChoicesQuery = () =>
  usersApi.endpoints.listAuditChoices.initiate(undefined, { subscribe: false });

/** Returns false if the server has no audit trail. Until the server has responded, it returns true. */
export function useHasAudit(isAsked = true): boolean {
  useListAuditChoicesQuery(undefined, { skip: !isAsked });
  return useIsSupported('listAuditChoices') !== false;
}
