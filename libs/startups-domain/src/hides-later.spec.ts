import { hidesLater } from './hides-later';

test.each([
  ['hide', 'active', [], true],
  ['hide', 'active', ['new'], true],
  ['hide', 'active', ['new', 'later'], false],
  ['hide', 'rejected', [], false],
  ['hide', 'all', [], false],
  ['all', 'active', [], false],
  ['only', 'active', [], false],
])(
  'of what is Later “%s”, in the list “%s” of the stages %j, is left out: %j',
  (later, mode, stage, isHidden) => expect(hidesLater({ later, mode, stage })).toBe(isHidden),
);
