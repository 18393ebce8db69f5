import type { Actor } from '../../audit/audit-event';

/** Person who decides, and the time of the decision in ISO 8601. */
export type Decision = { actor: Actor; timestamp: string };
