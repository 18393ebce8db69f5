import { AWARD_COLUMNS, slugOf } from '@vaglio/startups-domain';
import { lookAlikes, certainLookAlike } from './look-alikes';

const PARAMETERS = AWARD_COLUMNS.map((parameterName) => ({
  parameterID: slugOf(parameterName),
  parameterName,
}));

const alike = (award: string) =>
  lookAlikes(award, PARAMETERS, 3).map(({ parameter }) => parameter.parameterName);

test.each([
  ['w.a. de vigier', ['w.a. de vigier award']],
  ['W. A. de Vigier Foundation', ['w.a. de vigier award']],
  ['masschallenge', ['masschallenge gold', 'masschallenge bronze', 'masschallenge silver']],
  ['Top 100 Swiss Startups', ['top 100 swiss startup']],
  ['InnoSuise certificat', ['innosuisse certificate']],
  ['venture kick 7', []],
  ['Prix Vigousse', []],
  ['', []],
  ['...', []],
])('the award %j is similar to the parameters %j', (award, names) => expect(alike(award)).toEqual(names));

test('a parameter with the same words as an award is a certain match, and others are less certain', () => {
  const [same] = lookAlikes('Gold MassChallenge Prize', PARAMETERS, 1);
  expect([same?.parameter.parameterID, same?.likeness]).toEqual(['masschallenge-gold', 1]);
  expect(lookAlikes('eic', PARAMETERS, 1)[0]?.likeness).toBeLessThan(1);
});

test.each([
  ['w.a. de vigier', 'w.a. de vigier award'],
  ['masschallenge silver prize', 'masschallenge silver'],
  ['masschallenge', undefined],
  ['Prix Vigousse', undefined],
])('the award %j is certainly the parameter %j', (award, name) => {
  expect(certainLookAlike(lookAlikes(award, PARAMETERS, 5))?.parameter.parameterName).toBe(name);
});
