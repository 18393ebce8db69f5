import { Type } from '@sinclair/typebox';
import { closed } from '../../platform/http/validation/schema-parts';

/** Schema of the values that show whether a row is new since the previous visit. */
export const newsOfRow = {
  entered: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: 'It is new in the view since the visit before' }),
  ),
};

export const ListNews = closed(
  {
    since: Type.String({ description: 'The end of the visit before' }),
    new: Type.Integer({ description: 'Startups of the list that are new since then' }),
  },
  { $id: 'ListNews' },
);
