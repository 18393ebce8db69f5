import { prepareMatching } from './award-matching';

const match = prepareMatching([
  { parameterID: 'venture-kick-3', parameterName: 'venture kick 3' },
  { parameterID: 'vigier', parameterName: 'W.A. de Vigier award' },
  { parameterID: 'b-twin', parameterName: 'Twin' },
  { parameterID: 'a-twin', parameterName: 'TWIN' },
  { parameterID: 'prize', parameterName: 'Gold' },
  { parameterID: 'other', parameterName: 'Prize' },
  { parameterID: '-', parameterName: '.' },
]);

test.each([
  ['Venture  Kick 3', 'venture-kick-3'],
  ['venture-kick-3', 'venture-kick-3'],
  ['VÉNTURE KICK.3', 'venture-kick-3'],
  ['w a de vigier award', 'vigier'],
  ['vigier', 'vigier'],
  ['venture kick', undefined],
  ['venture kick 33', undefined],
  ['', undefined],
])('the award %j matches the parameter %s', (award, parameterID) => {
  expect(match(award)?.parameterID).toBe(parameterID);
});

test('if two parameters have the same name, the smaller id wins', () => {
  expect(match('twin')?.parameterID).toBe('a-twin');
});

test('an award matches a parameter by name before it matches by id', () => {
  expect(match('prize')?.parameterID).toBe('other');
});
