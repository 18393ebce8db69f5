/** Events that a webhook can receive. The triggers that enqueue events use the same names. */
export const EVENT_KINDS = ['decision.set', 'startups.reached_threshold', 'run.finished'] as const;

/** Kinds of deliveries: an event, or a test requested by a person. */
export const DELIVERY_KINDS = [...EVENT_KINDS, 'test'] as const;
