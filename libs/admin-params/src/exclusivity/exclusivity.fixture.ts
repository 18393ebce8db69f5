import { aParameter, type FakeRequest } from '@vaglio/test-kit';

const EXCL = '/auth/admin/awards/excl';

export const GROUPS = `GET ${EXCL}/groups`;
export const CONFIG = `GET ${EXCL}/config`;
export const ITEMS = `GET ${EXCL}/groups/:id/items`;
export const CHOICES = 'GET /auth/parameters';

export const RULE = 'keep_highest_precedence';

export const KICK = {
  id: '1',
  group_key: 'venture_kick',
  group_name: 'Venture Kick',
  description: null,
  rule: RULE,
};
export const FIT = {
  id: '2',
  group_key: 'fit',
  group_name: 'FIT',
  description: 'One tech prize',
  rule: RULE,
};

/** Items of the group Venture Kick, which are 'venture kick 1' and 'venture kick 2'. */
export const KICK_ITEMS = [1, 2].map((precedence) => ({
  id: `i${precedence}`,
  group_id: '1',
  group_key: 'venture_kick',
  group_name: 'Venture Kick',
  rule: RULE,
  parameter_id: `venture-kick-${precedence}`,
  parameterName: `venture kick ${precedence}`,
  precedence,
  value: precedence,
}));

/** Parameters 'venture kick 1' to 'venture kick 3', with the weights 1 to 3. */
const THREE_KICKS = [1, 2, 3].map((number) =>
  aParameter({
    parameterID: `venture-kick-${number}`,
    parameterName: `venture kick ${number}`,
    value: number,
  }),
);

/** Responses for two exclusivity groups. Only Venture Kick has items. */
export const TWO_GROUPS = {
  [GROUPS]: { items: [KICK, FIT], total: 2 },
  [CONFIG]: { items: KICK_ITEMS, total: 2 },
  [CHOICES]: { parameters: THREE_KICKS },
  [ITEMS]: ({ params }: FakeRequest) => ({ body: { items: params['id'] === '1' ? KICK_ITEMS : [] } }),
};
