import { callApi } from '@vaglio/api-client';
import { fakeApi, unanswered, unreachable } from './fake-api';
import { matchRoute } from './route-table';

test('a route with a body responds with status 200', async () => {
  fakeApi({ 'GET /auth/parameters': { parameters: [] } });
  expect(await callApi('/auth/parameters')).toEqual({ status: 200, data: { parameters: [] } });
});

test('a route function receives parameters, query and body, and returns the response', async () => {
  const api = fakeApi({
    'PUT /auth/admin/parameters/:id': () => ({ status: 409, body: { error: 'taken' } }),
  });
  const answer = await callApi('/auth/admin/parameters/a%2Fb?x=1', { method: 'PUT', body: { value: 2 } });
  expect(answer).toEqual({ status: 409, data: { error: 'taken' } });
  const [call] = api.callsOf('PUT /auth/admin/parameters/:id');
  expect([call?.params, call?.query.get('x'), call?.body]).toEqual([{ id: 'a/b' }, '1', { value: 2 }]);
});

test('a request without a response ends when it is aborted', async () => {
  fakeApi({ 'GET /slow': unanswered });
  const stop = new AbortController();
  const call = callApi('/slow', { signal: stop.signal });
  stop.abort();
  await expect(call).rejects.toThrow();
});

test('an unreachable route fails like a broken connection', async () => {
  fakeApi({ 'GET /down': unreachable });
  await expect(callApi('/down')).rejects.toThrow(TypeError);
});

test('a later definition of a route replaces the earlier definition', async () => {
  const api = fakeApi({ 'GET /auth/roles': { roles: [] } });
  api.answer({ 'GET /auth/roles': { roles: ['user'] } });
  expect((await callApi('/auth/roles')).data).toEqual({ roles: ['user'] });
});

test.each([
  ['GET', '/auth/startups/raw', 'GET /auth/startups/raw'],
  ['GET', '/auth/startups/7', 'GET /auth/startups/:id'],
  ['GET', '/auth/startups/7/x', undefined],
  ['POST', '/auth/startups/7', undefined],
])('the request %s %s is handled by the route %s', (method, path, key) =>
  expect(matchRoute(['GET /auth/startups/:id', 'GET /auth/startups/raw'], method, path)?.key).toBe(key),
);
