import { AUDIT_ACTIONS, auditActionWords } from './audit-actions';

test('every action has words of its own, as the beginning of a sentence', () => {
  const words = Object.values(AUDIT_ACTIONS);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((text) => !/^[A-Z][^.]+$/.test(text))).toEqual([]);
});

test.each([
  ['startup_flags_set', 'Marked a startup'],
  ['prompt_paused', 'Prompt paused'],
  ['startup.merge_undone', 'Startup merge undone'],
  ['toString', 'ToString'],
  ['', ''],
])('the action %j is told as %j', (action, words) => expect(auditActionWords(action)).toBe(words));
