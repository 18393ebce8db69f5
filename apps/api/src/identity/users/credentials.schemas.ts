import { keepApiTokens } from '../api-tokens/api-tokens.schemas';
import { closed, idParams, ref } from '../../platform/http/validation/schema-parts';
import { User } from './users.schemas';

const tags = ['users'];

export const resetSecondFactorSchema = {
  operationId: 'resetSecondFactor',
  tags,
  refuses: [409],
  summary: 'Remove the second factor of a person who lost it; every session ends',
  params: idParams,
  querystring: closed({ keep_api_tokens: keepApiTokens }),
  response: { 200: ref(User) },
};
export const releaseSecondStepSchema = {
  operationId: 'releaseSecondStep',
  tags,
  refuses: [409],
  summary: 'Let a person who is held by too many wrong codes try again; the second factor stays',
  params: idParams,
  response: { 200: ref(User) },
};
export const separateIdentitySchema = {
  operationId: 'separateIdentity',
  tags,
  refuses: [409],
  summary: 'Separate an account from the person at the OpenID Connect provider; every session ends',
  params: idParams,
  querystring: closed({ keep_api_tokens: keepApiTokens }),
  response: { 200: ref(User) },
};
