import { bigint, boolean, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { prompts } from './prompts.table';
import { trials } from './trials.table';

const figure = () => numeric({ precision: 5, scale: 4, mode: 'number' });

/** Which version of a prompt was activated when, by whose decision and on what grounds; a trigger refuses changes. */
export const promptActivations = pgTable(
  'prompt_activations',
  {
    id: id(),
    name: text().notNull(),
    prompt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => prompts.id),
    /** The evaluation that was looked at; null for an activation without one. */
    evaluation_id: bigint({ mode: 'number' }).references(() => trials.id),
    /** Whether all conditions of the gate were met. */
    is_met: boolean().notNull(),
    company_f1: figure(),
    awards_f1: figure(),
    /** Why it was activated although a condition was not met. */
    reason: text(),
    activated_by: uuid(),
    created_at: createdAt(),
  },
  (t) => [index('prompt_activations_name').on(t.name, t.id)],
);
