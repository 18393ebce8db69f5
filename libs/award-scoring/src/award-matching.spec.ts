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
])('the award %j belongs to the parameter %s', (award, parameterID) => {
  expect(match(award)?.parameterID).toBe(parameterID);
});

test('of two parameters of one name the smaller id is taken', () => {
  expect(match('twin')?.parameterID).toBe('a-twin');
});

test('a name is matched before an id', () => {
  expect(match('prize')?.parameterID).toBe('other');
});
