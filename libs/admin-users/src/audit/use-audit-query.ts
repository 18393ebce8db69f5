import { useAddressQuery, type AddressForm } from '@vaglio/ui';
import { readAuditQuery, toSearch, type AuditQuery } from './audit-query';

const AUDIT_FORM: AddressForm<AuditQuery> = { read: readAuditQuery, toSearch };

/** Filters and page of the events, which the address holds, and a way to others. */
export function useAuditQuery() {
  return useAddressQuery(AUDIT_FORM);
}
