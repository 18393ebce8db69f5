import type { FactOrigin } from '@vaglio/contract';
import { presentText } from './present-text';

const ORIGIN: FactOrigin = {
  by: 'person',
  at: '2026-11-03T10:00:00.000Z',
  person: 'Marc Aebi',
  file: null,
  line: null,
  raw_id: null,
  external_id: null,
  article: null,
  quote: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
};
const ARTICLE = {
  extraction_id: '5',
  id: '7',
  title: 'Drei Runden',
  source: 'Startwerk',
  url: null,
  published_at: '2026-10-19T00:00:00.000Z',
};

test.each<[Partial<FactOrigin>, string]>([
  [{}, 'set by Marc Aebi, 3 Nov 2026'],
  [{ note: 'register' }, 'set by Marc Aebi, 3 Nov 2026: “register”'],
  [{ by: 'import', at: null, line: 41 }, 'from an import, line 41'],
  [
    { by: 'article', article: ARTICLE, confirmed_by: 'Anna Keller' },
    'from Startwerk, 19 Oct 2026, confirmed by Anna Keller',
  ],
])('the origin %j of the current value is shown as %s', (origin, text) =>
  expect(presentText({ ...ORIGIN, ...origin })).toBe(text),
);
