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
  'with Later “%s” the list “%s” with the stages %j hides snoozed startups: %j',
  (later, mode, stage, isHidden) => expect(hidesLater({ later, mode, stage })).toBe(isHidden),
);
