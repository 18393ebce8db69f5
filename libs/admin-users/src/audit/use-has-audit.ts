import { useOffers } from '@vaglio/api-client';
import { useListAuditChoicesQuery } from '../admin-users.api';

/** Whether the server keeps an audit trail; true until it has shown otherwise. */
export function useHasAudit(isAsked = true): boolean {
  useListAuditChoicesQuery(undefined, { skip: !isAsked });
  return useOffers('listAuditChoices') !== false;
}
