import { decisionWords } from './decision-words';

test.each([
  [{ decision: 'contacted', is_set: true }, 'Contacted'],
  [{ decision: 'rejected', is_set: false }, 'Rejected, undone'],
] as const)('%j is %s', (decision, words) => expect(decisionWords(decision)).toBe(words));
