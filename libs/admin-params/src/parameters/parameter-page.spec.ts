import { aParameter } from '@vaglio/test-kit';
import { readParameterPage, readParameters } from './parameter-page';

const KICK = aParameter();

test.each([
  ['an array', [KICK]],
  ['{ parameters }', { parameters: [KICK] }],
  ['{ items }', { items: [KICK] }],
  ['weights as texts', { parameters: [{ ...KICK, value: '2.5000' }] }],
])('parameters may come as %s', (_shape, answer) => expect(readParameters(answer)).toEqual([KICK]));

test.each([null, undefined, 'no', 7, {}, { parameters: null }, { parameters: ['x', null] }])(
  '%j holds no parameters',
  (answer) => expect(readParameters(answer)).toEqual([]),
);

test.each([
  [
    { parameterID: 12, value: 1 },
    { parameterID: '12', parameterName: '12', value: 1 },
  ],
  [
    { parameterName: 'x', value: 'heavy' },
    { parameterID: '', parameterName: 'x', value: null },
  ],
])('the parameter %j is read as far as it goes', (row, parameter) =>
  expect(readParameters([row])).toEqual([parameter]),
);

test.each([
  [{ parameters: [KICK], total: 30 }, 30],
  [{ parameters: [KICK] }, 1],
  [[KICK], 1],
  [undefined, 0],
])('the total of %j is %d', (answer, total) => expect(readParameterPage(answer).total).toBe(total));
