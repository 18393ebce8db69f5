/** What a webhook can receive. The triggers of the database that enqueue events have the same names. */
export const EVENT_KINDS = ['decision.set', 'startups.reached_threshold', 'run.finished'] as const;

/** All that a delivery can be: an event, or a test that a person asked for. */
export const DELIVERY_KINDS = [...EVENT_KINDS, 'test'] as const;
