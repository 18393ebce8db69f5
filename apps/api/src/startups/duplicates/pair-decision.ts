import type { Actor } from '../../audit/audit-event';

/** Who decides, and when (ISO 8601). */
export type Decision = { actor: Actor; timestamp: string };
