// Generated from the contract by 'npm run contract'. Do not edit.
export type ListAuditEventsApiResponse = /** status 200 Default Response */ AuditEventPage;
export type ListAuditEventsApiArg = {
  page?: number;
  pageSize?: number;
  /** Id of who acted, or a part of their email */
  person?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  /** At this time or later */
  from?: string;
  /** Before this time */
  to?: string;
  /** Only events with a smaller id: reads on while new ones arrive */
  olderThan?: number;
};
export type ListAuditChoicesApiResponse = /** status 200 Default Response */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type AuditActor = {
  id: string;
  /** Null when the account is gone */
  email: string | null;
};
export type AuditEvent = {
  id: string;
  at: string;
  /** Null for the server itself, and for whoever had not signed in */
  actor: AuditActor | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  /** What the target is called now, or was when it went */
  target_name: string | null;
  /** As it was, of what changed */
  before: unknown;
  /** As it is, of what changed */
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
  /** Every action that the trail records, by name */
  actions: string[];
  target_types: string[];
};
