import { useIsSupported } from '@vaglio/api-client';
import { useListAuditChoicesQuery } from '../hooks.gen';
import { usersApi } from '../admin-users.api';

/** Query of `useHasAudit` for the loader of the settings. */
export const auditChoicesQuery = () =>
  usersApi.endpoints.listAuditChoices.initiate(undefined, { subscribe: false });

/** Whether the server keeps an audit trail; true until it has shown otherwise. */
export function useHasAudit(isAsked = true): boolean {
  useListAuditChoicesQuery(undefined, { skip: !isAsked });
  return useIsSupported('listAuditChoices') !== false;
}
