import { Type } from '@sinclair/typebox';
import { closed, idParams, ref } from '../contract/schema-parts';

const Session = closed(
  {
    id: Type.String(),
    device: Type.String({ description: 'Browser and system in words' }),
    isCurrent: Type.Boolean({ description: 'The session of this very call' }),
    created_at: Type.String(),
    last_used_at: Type.String(),
  },
  { $id: 'Session' },
);

const SessionList = closed(
  { items: Type.Array(ref(Session)), total: Type.Integer() },
  { $id: 'SessionList' },
);

const tags = ['account'];

export const listSessionsSchema = {
  operationId: 'listSessions',
  tags,
  summary: 'Where the signed-in person is signed in, last used first',
  response: { 200: ref(SessionList) },
};
export const endOwnSessionSchema = {
  operationId: 'endOwnSession',
  tags,
  summary: 'Sign one of the own devices out; it is refused at its next request',
  params: idParams,
  response: { 204: Type.Null() },
};
export const endOtherSessionsSchema = {
  operationId: 'endOtherSessions',
  tags,
  summary: 'Sign all other own devices out',
  response: { 204: Type.Null() },
};
