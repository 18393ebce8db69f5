import { isOwnRequest, noteOwnRequest } from './own-requests';

const answered = (id: string) => noteOwnRequest(new Response('', { headers: { 'X-Request-Id': id } }));

test('a page recognizes its own last hundred changes', () => {
  noteOwnRequest(new Response(''));
  for (let sent = 1; sent <= 101; sent += 1) answered(`r${sent}`);
  expect(['r1', 'r2', 'r101', 'r102'].map(isOwnRequest)).toEqual([false, true, true, false]);
});
