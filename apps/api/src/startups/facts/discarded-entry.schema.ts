import { Type, type Static } from '@sinclair/typebox';
import { closed, nullableString, oneOf } from '../../platform/http/validation/schema-parts';
import { FACT_LISTS } from './fact-fields';

export const DiscardedEntry = closed(
  {
    list: oneOf(FACT_LISTS),
    key: Type.String({ description: 'Of the entry' }),
    text: Type.String({ description: 'The entry as it read' }),
    discarded_by: Type.Unsafe<string | null>({ ...nullableString(200), description: 'Name of the person' }),
    discarded_at: Type.String(),
    change_id: Type.Unsafe<string | null>({
      ...nullableString(20),
      description: 'By this it is undone, which gives the entry back',
    }),
  },
  { $id: 'DiscardedEntry' },
);
export type DiscardedEntryBody = Static<typeof DiscardedEntry>;
