import { Type, type Static } from '@sinclair/typebox';
import { closed } from '../../platform/http/validation/schema-parts';

/** What a row of the list says about the time since the visit before. */
export const newsOfRow = {
  entered: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: 'It entered the view since the visit before' }),
  ),
  moved_up: Type.Optional(
    Type.Integer({ minimum: 1, description: 'By so many places since the visit before' }),
  ),
};

export const ListNews = closed(
  {
    since: Type.String({ description: 'The end of the visit before' }),
    new: Type.Integer({ description: 'Startups of the list that entered the view since then' }),
    moved_up: Type.Integer({ description: 'Startups of the list that overtook another one since then' }),
  },
  { $id: 'ListNews' },
);
export type ListNewsBody = Static<typeof ListNews>;
