import { readAuditReport } from './audit-report';

test('counts and findings are read', () => {
  const answer = {
    checked: 12,
    rescored: 3,
    findings: [
      { check: 'No two startups share a folded name', count: 4, examples: ['Nivalis (1)', 'Nivalis AG (7)'] },
    ],
  };
  expect(readAuditReport(answer)).toEqual(answer);
});

test.each([
  [{}, { checked: null, rescored: null, findings: [] }],
  [
    { checked: '12', findings: 'none' },
    { checked: null, rescored: null, findings: [] },
  ],
  [
    { findings: [{ check: 'A', examples: ['x', 7] }, { count: 3 }, null] },
    { checked: null, rescored: null, findings: [{ check: 'A', count: 1, examples: ['x'] }] },
  ],
])('%j of another server is read as far as it goes', (answer, report) => {
  expect(readAuditReport(answer)).toEqual(report);
});

test.each([null, undefined, 'done'])('%j is no report', (answer) => {
  expect(readAuditReport(answer)).toBeNull();
});
