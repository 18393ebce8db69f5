import { Type, type Static } from '@sinclair/typebox';
import { ROLES } from '@vaglio/access-control';
import { closed, oneOf, ref, seenVersion, version } from '../contract/schema-parts';

const secondFactorRoles = Type.Array(oneOf(ROLES), {
  uniqueItems: true,
  maxItems: ROLES.length,
  description: 'Roles whose people sign in with a second factor, and set one up where they have none',
});

const SignInRules = closed({ second_factor_roles: secondFactorRoles, version }, { $id: 'SignInRules' });
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
  summary: 'Set which roles need a second factor; it counts from the next sign-in on',
  headers: seenVersion,
  body: closed({ second_factor_roles: secondFactorRoles }),
  response: { 200: ref(SignInRules) },
};
