import type { Decision } from '@vaglio/contract';
import { aDecision, anInvestment } from '@vaglio/test-kit';
import { decidedAtText, sinceText, standingOf } from './standing-decision';

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
])('in Zurich, %s was %s ago', (at, text) => expect(sinceText(at, NOW)).toBe(text));

test('rules that were not known at the time are left out', () =>
  expect([decidedAtText('11.0', 12), decidedAtText('11.0', null)]).toEqual(['11.0, version 12', '11.0']));

test('the decision that holds is the newest one of the stage that nobody undid, with a reason that was added', () => {
  const list = [
    decision('5', { from: 1, to: 1, reason: 'Met them' }),
    decision('4', {}),
    decision('3', { from: 1, to: 0 }),
    decision('2', { undone_by: '1', reason: 'A mistake' }),
    decision('1', { kind: 'contract' }),
  ];
  const contacted = anInvestment({ email_sent: 1 });
  expect(standingOf(contacted, list)).toMatchObject({
    stage: 'contacted',
    decision: { id: '4' },
    said: { id: '5' },
    why: 'Met them',
  });
  expect(standingOf(contacted, list.slice(2))).toEqual({
    stage: 'contacted',
    decision: null,
    said: null,
    why: '',
  });
  expect(standingOf(anInvestment(), list)).toEqual({
    stage: 'new',
    decision: null,
    said: null,
    why: '',
  });
});
