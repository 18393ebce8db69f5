import { AUDIT_ACTIONS, auditActionLabel } from './audit-actions';

test('every audit action has a unique label that starts with a capital letter', () => {
  const labels = Object.values(AUDIT_ACTIONS);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((text) => !/^[A-Z][^.]+$/.test(text))).toEqual([]);
});

test.each([
  ['startup_flags_set', 'Marked a startup'],
  ['prompt_paused', 'Prompt paused'],
  ['startup.merge_undone', 'Startup merge undone'],
  ['toString', 'ToString'],
  ['', ''],
])('the audit action %j has the label %j', (action, label) => expect(auditActionLabel(action)).toBe(label));
