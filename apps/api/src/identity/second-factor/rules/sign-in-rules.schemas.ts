import { Type, type Static } from '@sinclair/typebox';
import { ROLES } from '@vaglio/access-control';
import { keepApiTokens } from '../../api-tokens/api-tokens.schemas';
import { closed, oneOf, ref, seenVersion, version } from '../../../platform/http/validation/schema-parts';

const secondFactorRoles = Type.Array(oneOf(ROLES), {
  uniqueItems: true,
  maxItems: ROLES.length,
  description: 'Roles whose people sign in with a second factor, and set one up where they have none',
});

const tokensOfRole = Type.Integer({ minimum: 0 });
const SignInRules = closed(
  {
    second_factor_roles: secondFactorRoles,
    unprotected_api_tokens: Type.Optional(
      closed(
        { user: tokensOfRole, super: tokensOfRole, admin: tokensOfRole },
        { description: 'Valid API tokens of people who have no second factor here, for each role' },
      ),
    ),
    version,
  },
  { $id: 'SignInRules' },
);
export type SignInRulesBody = Static<typeof SignInRules>;

const tags = ['users'];

export const readSignInRulesSchema = {
  operationId: 'readSignInRules',
  tags,
  summary: 'What is asked of people who sign in',
  response: { 200: ref(SignInRules) },
};
export const saveSignInRulesSchema = {
  operationId: 'saveSignInRules',
  tags,
  summary:
    'Set which roles need a second factor; it counts from the next sign-in on. API tokens of people of added roles who have none are revoked unless they are kept',
  headers: seenVersion,
  body: closed({ second_factor_roles: secondFactorRoles, keep_api_tokens: keepApiTokens }),
  response: { 200: ref(SignInRules) },
};
