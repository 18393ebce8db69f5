import { bigint, boolean, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { prompts } from './prompts.table';
import { trials } from './trials.table';

const figure = () => numeric({ precision: 5, scale: 4, mode: 'number' });

/** Activations of prompt versions, with the person and the evaluation. A trigger refuses changes. */
export const promptActivations = pgTable(
  'prompt_activations',
  {
    id: id(),
    name: text().notNull(),
    prompt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => prompts.id),
    /** Evaluation on which the activation is based; null if there is none. */
    evaluation_id: bigint({ mode: 'number' }).references(() => trials.id),
    /** True if the version met all conditions of the gate. */
    is_met: boolean().notNull(),
    company_f1: figure(),
    awards_f1: figure(),
    /** Reason for activating the version although it did not meet all conditions. */
    reason: text(),
    activated_by: uuid(),
    created_at: createdAt(),
  },
  (t) => [index('prompt_activations_name').on(t.name, t.id)],
);
