import { property } from '../answer-shapes';
import { useListAuditChoicesQuery } from '../admin-users.api';
import { isUnknownCall } from './is-unknown-call';

/** Whether the server keeps an audit trail; true until it has shown otherwise. */
export function useHasAudit(): boolean {
  const { data, error } = useListAuditChoicesQuery();
  return error ? !isUnknownCall(error) : data === undefined || Array.isArray(property(data, 'actions'));
}
