import { fromText, originText, whenText } from './origin-text';
import { byArticle, byImport, byPerson } from '@vaglio/test-kit';

const NOW = new Date('2026-11-21T12:00:00');
const OLD_FILE = { ...byImport(1), line: null };

test.each([
  [byPerson('Anna Keller'), 'Anna Keller', 'Anna Keller'],
  [{ ...byPerson(''), person: null }, 'Somebody', 'Somebody'],
  [byImport(41), 'Import, line 41', 'Import'],
  [OLD_FILE, 'Import, startups.csv', 'Import'],
  [{ ...OLD_FILE, file: null, external_id: '7a' }, 'Import, ID 7a', 'Import'],
  [{ ...OLD_FILE, file: null }, 'Import', 'Import'],
  [byArticle('Startwerk', '2026-11-19'), 'Startwerk, 19 Nov', 'Startwerk'],
  [byArticle('Alpine Ventures', '2024-05-14'), 'Alpine Ventures, 2024', 'Alpine Ventures'],
])(
  'the origin of a fact has a short label, and a shorter label on a phone (case %#)',
  (origin, long, short) => {
    expect(originText(origin, NOW)).toEqual({ long, short });
  },
);

test.each([
  [byPerson('Marc Aebi'), 'set by Marc Aebi'],
  [byImport(41), 'from an import, line 41'],
  [byArticle('Startwerk', '2026-11-19'), 'from Startwerk'],
])('a tooltip names the source of a fact (case %#)', (origin, text) => {
  expect(fromText(origin)).toBe(text);
});

test('the origin of a fact shows the publication date of an article, otherwise the recording time', () => {
  expect([
    whenText(byArticle('Startwerk', '2026-11-19')),
    whenText({ ...byPerson('Anna'), at: '2026-11-03T10:42:00' }),
    whenText({ ...byPerson('Anna'), at: null }),
  ]).toEqual(['19 Nov 2026', '3 Nov 2026, 10:42', null]);
});
