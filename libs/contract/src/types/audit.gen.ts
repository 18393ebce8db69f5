// Generated from the contract by 'npm run contract'. Do not edit.
export type ListAuditEventsApiResponse = /** status 200 Default Response */ AuditEventPage;
export type ListAuditEventsApiArg = {
  page?: number;
  pageSize?: number;
  /** Id of the person who acted, or a part of their email */
  person?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  /** At this time or later */
  from?: string;
  /** Before this time */
  to?: string;
  /** Only events with a smaller id, to read further pages while new events arrive */
  olderThan?: number;
};
export type ListAuditChoicesApiResponse = /** status 200 Default Response */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type AuditActor = {
  id: string;
  /** Null if the account no longer exists */
  email: string | null;
};
export type AuditEvent = {
  id: string;
  at: string;
  /** Null for the server itself and for people who had not signed in */
  actor: AuditActor | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  /** Current name of the target, or its name when it was deleted */
  target_name: string | null;
  /** True if the target can be opened; false for a target without a page of its own */
  target_exists: boolean;
  /** The changed fields before the change */
  before: unknown;
  /** The changed fields after the change */
  after: unknown;
  ip: string | null;
  request_id: string | null;
};
export type AuditEventPage = {
  items: AuditEvent[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type AuditChoices = {
  /** All actions in the audit trail, by name */
  actions: string[];
  target_types: string[];
};
