import { aParameter } from '@vaglio/test-kit';
import {
  checkCreateCall,
  checkDeleteCall,
  checkParameter,
  checkUpdateCall,
  NEW_PARAMETER,
  shownId,
  toParameterBody,
  toParameterForm,
} from './parameter-form';

test.each([
  ['', '', 'name', 'Name is required.'],
  ['  ', '1', 'name', 'Name is required.'],
  ['venture kick', '', 'value', 'Value must be a number.'],
  ['venture kick', 'two', 'value', 'Value must be a number.'],
  ['venture kick', '1,500', 'value', 'Value must be a number.'],
  ['venture kick', '0x10', 'value', 'Value must be a number.'],
  ['venture kick', 'Infinity', 'value', 'Value must be a number.'],
  ['venture kick', '1e999', 'value', 'Value must be a number.'],
])('a parameter named %j with the value %j is refused at the field %s: %s', (name, value, field, text) =>
  expect(checkParameter({ id: null, name, value })).toEqual({ field, text }),
);

test.each([
  ['2.5', 2.5],
  ['1,5', 1.5],
  [' 0 ', 0],
  ['-3', -3],
  ['+1', 1],
  ['.5', 0.5],
  ['7.', 7],
  ['1e3', 1000],
])('the parameter value typed as %j is sent as %d', (value, number) => {
  const form = { id: null, name: ' Venture Kick ', value };
  expect(checkParameter(form)).toBeNull();
  expect(toParameterBody(form)).toEqual({ parameterName: 'Venture Kick', value: number });
});

test('the id of a new parameter is derived from its name', () =>
  expect(shownId({ ...NEW_PARAMETER, name: 'Prix Süd-Ouest 3' })).toBe('prix-sud-ouest-3'));

test('a renamed parameter keeps its id', () =>
  expect(shownId({ ...toParameterForm(aParameter({ parameterID: 'fif-grant' })), name: 'Another' })).toBe(
    'fif-grant',
  ));

test('a parameter value that the server omits is shown blank, not as 0', () =>
  expect(toParameterForm({ parameterID: 'x', parameterName: 'x' }).value).toBe(''));

test.each([
  [{}, 'parameterName and value are required.'],
  [{ parameterName: 'x' }, 'parameterName and value are required.'],
  [{ parameterName: '', value: 1 }, 'parameterName and value are required.'],
  [{ value: 1 }, 'parameterName and value are required.'],
  [{ parameterName: 'x', value: 0 }, null],
])('a request to create the parameter %j is checked with the result %j', (body, text) =>
  expect(checkCreateCall(body)).toBe(text),
);

test.each([
  ['', { value: 1 }, 'parameterID is required.'],
  ['', {}, 'parameterID is required.'],
  ['x', {}, 'nothing to update'],
  ['x', { value: 0 }, null],
  ['x', { parameterName: 'y' }, null],
])('a request to update the parameter %j with %j is checked with the result %j', (id, body, text) =>
  expect(checkUpdateCall(id, body)).toBe(text),
);

test.each([
  ['', 'parameterID is required.'],
  ['x', null],
])('a request to delete the parameter %j is checked with the result %j', (id, text) =>
  expect(checkDeleteCall(id)).toBe(text),
);
