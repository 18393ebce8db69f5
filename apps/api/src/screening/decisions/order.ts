import type { Actor } from '../../audit/audit-event';

/** Request of a person to decide about a startup, with the version that they saw. */
export type Order = {
  /** Id of the startup. */
  id: string;
  /** If-Match header, if the caller sent it. */
  ifMatch: string | undefined;
  actor: Actor;
};
