import { foldCompanyName } from './company-name';

test.each([
  ['Memo Therapeutics AG', 'memo therapeutics'],
  ['memo-therapeutics', 'memo therapeutics'],
  ['Foo SA', 'foo'],
  ['Foo S.A.', 'foo'],
  ['Foo GmbH', 'foo'],
  ['Foo Sàrl', 'foo'],
  ['Foo S.à r.l.', 'foo'],
  ['Foo S.à.r.l', 'foo'],
  ['Foo Sagl', 'foo'],
  ['Foo, Ltd.', 'foo'],
  ['Foo Inc.', 'foo'],
  ['Foo L.L.C.', 'foo'],
  ['Foo™ (Schweiz) AG', 'foo schweiz'],
  ['Foo AG, Zürich', 'foo zurich'],
  ['Foo & Bar', 'foo bar'],
  ['"Foo!"', 'foo'],
  ['A.B. Inc.', 'a b'],
  ['Plan B SA', 'plan b'],
])('the company name %s is matched as %s', (name, folded) => {
  expect(foldCompanyName(name)).toBe(folded);
});

test.each([
  ['AG', 'ag'],
  ['SA', 'sa'],
  ['AG Solutions', 'ag solutions'],
  ['Agile', 'agile'],
  ['Sarlex', 'sarlex'],
  ['Foo Aging', 'foo aging'],
])('a company name never becomes empty for matching: %s remains %s', (name, folded) => {
  expect(foldCompanyName(name)).toBe(folded);
});

test.each(['', '!!!', null, undefined])('the text %j cannot be matched as a company name', (name) => {
  expect(foldCompanyName(name)).toBe('');
});
