import { readLabView, toLabSearch } from './lab-view';

test.each([
  ['', null],
  ['?page=2', null],
  ['?compare=', { base: '', candidate: '', trial: null }],
  ['?compare=7,9', { base: '7', candidate: '9', trial: null }],
  ['?compare=built-in,9&trial=12', { base: 'built-in', candidate: '9', trial: '12' }],
  ['?compare=x,9;drop&trial=-1', { base: '', candidate: '', trial: null }],
])('the prompt lab address %j opens the view %j', (search, view) =>
  expect(readLabView(search)).toEqual(view),
);

test.each(['', '?compare=', '?compare=7,9', '?compare=built-in,9&trial=12'])(
  'the prompt lab address %j is unchanged after it was read and written',
  (search) => expect(toLabSearch(readLabView(search))).toBe(search),
);
