import { isUnknownCall } from '@vaglio/api-client';
import { useListAuditChoicesQuery } from '../admin-users.api';
import { property } from '../answer-shapes';

/** Whether the server keeps an audit trail; true until it has shown otherwise. */
export function useHasAudit(): boolean {
  const { data, error } = useListAuditChoicesQuery();
  return error ? !isUnknownCall(error) : data === undefined || Array.isArray(property(data, 'actions'));
}
