import { useState } from 'react';
import { Link } from 'react-router';
import { fakeApi } from './fake-api';
import { renderWithApi } from './render-with-api';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Link to="/there?q=1#part">go</Link>
    </>
  );
}

test('an element rendered in a test handles user events', async () => {
  const { user, screen } = renderWithApi(<Counter />, fakeApi());
  await user.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});

test('the current address of a test can be read', async () => {
  const { user, screen, path } = renderWithApi(<Counter />, fakeApi(), { route: '/here' });
  expect(path()).toBe('/here');
  await user.click(screen.getByRole('link', { name: 'go' }));
  expect(path()).toBe('/there?q=1#part');
});
