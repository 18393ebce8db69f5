import type { Decision } from '@vaglio/contract';
import { aDecision, anInvestment } from '@vaglio/test-kit';
import { decidedAtText, sinceText, currentDecisionOf } from './current-decision';

const NOW = new Date('2026-11-23T08:00:00Z');
const decision = (id: string, more: Partial<Decision>): Decision => ({
  ...aDecision,
  id,
  startup_id: '1',
  kind: 'contacted',
  until: null,
  is_early: null,
  ...more,
});

test.each([
  ['2026-11-13T10:00:00Z', '13 Nov, 10 days'],
  ['2026-11-21T23:30:00Z', '22 Nov, 1 day'],
  ['2026-11-22T23:30:00Z', '23 Nov, today'],
  ['2025-11-23T10:00:00Z', '23 Nov 2025, 365 days'],
])('the sidebar dates a decision at %s in Zurich time as %s ago', (at, text) =>
  expect(sinceText(at, NOW)).toBe(text),
);

test('an unknown scoring version is omitted from a decision in the sidebar', () =>
  expect([decidedAtText('11.0', 12), decidedAtText('11.0', null)]).toEqual(['11.0, version 12', '11.0']));

test('after Unreject is undone, the rejection has its previous date and reason', () => {
  const list = [
    decision('3', { kind: 'rejected', undoes: '2' }),
    decision('2', { kind: 'rejected', from: 1, to: 0, undone_by: '3' }),
    decision('1', { kind: 'rejected', reason: 'Too early' }),
  ];
  expect(currentDecisionOf(anInvestment({ rejected: 1 }), list)).toMatchObject({
    decision: { id: '1' },
    withReason: { id: '1' },
    reasonText: 'Too early',
  });
});

test('the current decision is the newest decision that was not undone, with a reason added later', () => {
  const list = [
    decision('5', { from: 1, to: 1, reason: 'Met them' }),
    decision('4', {}),
    decision('3', { from: 1, to: 0 }),
    decision('2', { undone_by: '1', reason: 'A mistake' }),
    decision('1', { kind: 'contract' }),
  ];
  const contacted = anInvestment({ email_sent: 1 });
  expect(currentDecisionOf(contacted, list)).toMatchObject({
    stage: 'contacted',
    decision: { id: '4' },
    withReason: { id: '5' },
    reasonText: 'Met them',
  });
  expect(currentDecisionOf(contacted, list.slice(2))).toEqual({
    stage: 'contacted',
    decision: null,
    withReason: null,
    reasonText: '',
  });
  expect(currentDecisionOf(anInvestment(), list)).toEqual({
    stage: 'new',
    decision: null,
    withReason: null,
    reasonText: '',
  });
});
