import type { AuditEvent } from '@vaglio/contract';
import { showTimesIn } from '@vaglio/ui';
import { toAuditFile } from './audit-file';
import { readAuditQuery, toCallFilters, toSearch } from './audit-query';
import { collectEvents } from './use-audit-export';

const anEvent = (id: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: String(id),
  at: '2026-11-19T10:00:00.000Z',
  actor: null,
  action: 'login',
  target_type: null,
  target_id: null,
  target_name: null,
  target_exists: false,
  before: null,
  after: null,
  ip: null,
  request_id: null,
  ...more,
});

test.each([0, 1, 199, 200, 201, 450])(
  'an audit export of %d events contains each event once, even if new events arrive during the export',
  async (count) => {
    const stored = Array.from({ length: count }, (_, index) => anEvent(count - index));
    const collected = await collectEvents(async ({ pageSize, olderThan = Infinity }) => {
      const items = stored.filter(({ id }) => Number(id) < olderThan).slice(0, pageSize);
      stored.unshift(anEvent(stored.length + 1));
      return { items, total: stored.length };
    });
    expect(collected.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: count }, (_, index) => count - index),
    );
  },
);

test('an audit export fails if one of its pages fails', async () => {
  await expect(collectEvents(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('the audit export contains every field, with changes as JSON and without active spreadsheet formulas', () => {
  const file = toAuditFile([
    anEvent(3, {
      actor: { id: 'a', email: '=cmd@x.ch' },
      action: 'startup_text_edited',
      target_type: 'startup',
      target_id: '9',
      target_name: '+Vela',
      before: { pros_text: null },
      after: { pros_text: 'a "b"\n1' },
      ip: '::1',
      request_id: 'r',
    }),
  ]);
  expect(file).toBe(
    '\uFEFF"ID","at","who","action","what","target_type","target_id","target","before","after","ip","request_id"\r\n' +
      '"3","2026-11-19T10:00:00.000Z","\'=cmd@x.ch","startup_text_edited","Edited a startup","startup","9","\'+Vela",' +
      '"{""pros_text"":null}","{""pros_text"":""a \\""b\\""\\n1""}","::1","r"\r\n',
  );
});

test('the address of the audit trail contains every filter, and a filtered day follows the reader’s time zone', () => {
  const search =
    'q=ann&action=login&targetType=user&targetId=8&from=2026-03-28&to=2026-03-29&page=2&pageSize=50';
  const query = readAuditQuery(search);
  expect(toSearch(query)).toBe(search);
  expect(toCallFilters(query)).toEqual({
    person: 'ann',
    action: 'login',
    targetType: 'user',
    targetId: '8',
    from: new Date(2026, 2, 28).toISOString(),
    to: new Date(2026, 2, 30).toISOString(),
  });
});

test('days in audit filters use the same time zone as the times in the table', () => {
  showTimesIn('Asia/Tokyo');
  expect(toCallFilters(readAuditQuery('from=2026-11-21&to=2026-11-21'))).toMatchObject({
    from: '2026-11-20T15:00:00.000Z',
    to: '2026-11-21T15:00:00.000Z',
  });
  showTimesIn(null);
});

test.each(['from=yesterday', 'to=2026-02-30', 'page=0', 'pageSize=7', 'page=x'])(
  'the invalid audit filter %s is ignored',
  (search) => expect(toSearch(readAuditQuery(search))).toBe(''),
);
