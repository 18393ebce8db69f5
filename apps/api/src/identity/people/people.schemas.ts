import { Type, type Static } from '@sinclair/typebox';
import { closed, listBody, pageQuery, ref } from '../../platform/http/validation/schema-parts';

const Person = closed(
  {
    id: Type.String(),
    name: Type.String(),
    initials: Type.String({ description: 'Of the first and the last word of the name' }),
    email: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null for a caller of the role user',
    }),
  },
  { $id: 'Person' },
);

const People = listBody(Person, 'People');
export type PeopleBody = Static<typeof People>;

export const listPeopleSchema = {
  operationId: 'listPeople',
  tags: ['people'],
  summary: 'People who have access, by name: to be mentioned',
  querystring: closed({ limit: pageQuery.limit, offset: pageQuery.offset }),
  response: { 200: ref(People) },
};
