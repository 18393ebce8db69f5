import { RULES_OF_KINDS } from './kind-rules';

const company = 'Nubilo AG';
const RULE = RULES_OF_KINDS.count('Clients');
const claim = { company, value: '1200' };

test.each([
  ['Nubilo AG serves 1’200 clients.', true, true],
  ['Nubilo AG serves 1.2k clients.', true, true],
  ['Nubilo AG serves 1,300 clients.', false, true],
  ['Nubilo AG raised CHF 1200.', false, true],
  ['Nubilo AG does not serve 1200 clients.', true, false],
  ['Quarzo raised money, and Nubilo AG serves 1200 clients.', true, true],
])('the sentence %j contains the number: %s; without contradiction: %s', (text, isIn, isSure) => {
  expect(RULE.isIn(text, claim)).toBe(isIn);
  expect(RULE.contradiction(text, claim) === null).toBe(isSure);
});

test('a text is proved by the same words in any case', () => {
  const rule = RULES_OF_KINDS.text('Product');
  expect(rule.isIn('Nubilo AG sells TRAM-PLAN.', { company, value: 'Tram plan' })).toBe(true);
  expect(rule.isIn('Nubilo AG sells tram plans.', { company, value: 'Tram plan' })).toBe(false);
});

test('the review names the label and the value that a sentence does not state', () =>
  expect(RULE.claim('1200')).toBe("'Clients: 1200'"));
