import type { Actor } from '../../audit/audit-event';

/** Who decides about which startup, as they saw it. */
export type Order = {
  /** Of the startup. */
  id: string;
  /** The header If-Match, when the caller sent it. */
  ifMatch: string | undefined;
  actor: Actor;
};
