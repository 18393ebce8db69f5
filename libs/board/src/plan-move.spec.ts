import { asksReason, effectText, planMove, targetsOf } from './plan-move';
import { STAGES, type Stage } from '@vaglio/startups-domain';
import { aCard } from '@vaglio/test-kit';

const never = () => false;

test.each([
  ['new', 'contract', {}, { kind: 'move' }],
  ['contacted', 'investment', { email_sent: 1 }, { kind: 'move' }],
  ['contract', 'contract', { create_contract: 1 }, { kind: 'stay' }],
  [
    'investment',
    'contacted',
    { create_contract: 1, interested: 1 },
    { kind: 'question', removed: ['contract', 'investment'] },
  ],
  ['contacted', 'new', { email_sent: 1 }, { kind: 'question', removed: ['contacted'] }],
  ['rejected', 'contract', { rejected: 1 }, { kind: 'move' }],
  ['later', 'new', {}, { kind: 'move' }],
  ['new', 'rejected', {}, { kind: 'ask', to: 'rejected' }],
  ['contract', 'later', { create_contract: 1 }, { kind: 'ask', to: 'later' }],
] as const)(
  'a move from the stage %s to the stage %s with the flags %j is planned as %j',
  (from, to, flags, plan) => expect(planMove(aCard(flags), from, to, never)).toEqual(plan),
);

test('a move into a stage that needs a reason requires the reason unless its flag is already set', () => {
  const needs = (stage: Stage) => stage === 'contract';
  expect(planMove(aCard(), 'new', 'contract', needs)).toEqual({ kind: 'ask', to: 'contract' });
  expect(planMove(aCard({ create_contract: 1 }), 'later', 'contract', needs)).toEqual({ kind: 'move' });
});

test('a move that removes flags and needs a reason lists the removed flags first', () => {
  const needs = (stage: Stage) => stage === 'contacted';
  const card = aCard({ interested: 1, email_sent: 0 });
  expect(planMove(card, 'investment', 'contacted', needs)).toMatchObject({ kind: 'question' });
  expect([asksReason(card, 'contacted', needs), asksReason(card, 'new', needs)]).toEqual([true, false]);
});

test('a rejected startup must be restored before it can be snoozed', () => {
  expect(targetsOf('rejected', STAGES)).toEqual(['new', 'contacted', 'contract', 'investment']);
  expect(targetsOf('new', STAGES)).toHaveLength(5);
});

test.each([
  [{ email_sent: 1 }, 'contacted', 'contract', 'Contacted stays set.'],
  [{ email_sent: 1, create_contract: 1 }, 'contract', 'investment', 'Contacted and Contract stay set.'],
  [{ email_sent: 1, create_contract: 1 }, 'contract', 'contacted', 'Contract is removed.'],
  [{ rejected: 1 }, 'rejected', 'new', 'It returns to the active list.'],
  [{}, 'later', 'new', 'Later ends.'],
] as const)('with the flags %j, a move from %s to %s is described as: %s', (flags, from, to, text) =>
  expect(effectText(aCard(flags), from, to)).toBe(text),
);
