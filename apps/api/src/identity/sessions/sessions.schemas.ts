import { Type } from '@sinclair/typebox';
import { ROLES, SIGN_IN_WAYS } from '@vaglio/access-control';
import { keepApiTokens } from '../api-tokens/api-tokens.schemas';
import {
  closed,
  idParams,
  listBody,
  oneOf,
  pageBody,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';

/** Schema of the sign-in method. It is optional, so that the list of an older server is also valid. */
const way = Type.Optional(
  oneOf(SIGN_IN_WAYS, {
    description:
      'password_code: and a code, of the app or for recovery, or a passkey; passkey: without a password; oidc: at the OpenID Connect provider',
  }),
);

const Session = closed(
  {
    id: Type.String(),
    device: Type.String({ description: 'Browser and system in words' }),
    way,
    isCurrent: Type.Boolean({ description: 'The session of this very call' }),
    created_at: Type.String(),
    last_used_at: Type.String(),
  },
  { $id: 'Session' },
);

const SessionList = listBody(Session, 'SessionList');

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
  summary: 'Sign all other own devices out, and revoke the own API tokens unless they are kept',
  querystring: closed({ keep_api_tokens: keepApiTokens }),
  response: { 204: Type.Null() },
};

const SessionOfPerson = closed(
  {
    id: Type.String(),
    userId: Type.String(),
    email: Type.String(),
    name: Type.String(),
    role: oneOf(ROLES),
    device: Type.String({ description: 'Browser and system in words' }),
    way,
    isCurrent: Type.Boolean({ description: 'The session of this very call' }),
    created_at: Type.String({ description: 'When the person signed in there' }),
    last_used_at: Type.String(),
  },
  { $id: 'SessionOfPerson' },
);

const SessionPage = pageBody(SessionOfPerson, 'SessionPage');

export const listAllSessionsSchema = {
  operationId: 'listAllSessions',
  tags: ['users'],
  summary: 'Who is signed in where, last used first; q matches a part of the email',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(SessionPage) },
};
export const endSessionOfPersonSchema = {
  operationId: 'endSessionOfPerson',
  tags: ['users'],
  refuses: [409],
  summary: 'Sign a person out of one device; it is refused at its next request',
  params: idParams,
  response: { 204: Type.Null() },
};
