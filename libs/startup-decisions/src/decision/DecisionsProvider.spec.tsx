import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aStartup, fakeApi, renderWithApi, signIn, RULES, REASONS } from '@vaglio/test-kit';
import { useMissingReason } from './decisions-context';
import { DecisionsProvider } from './DecisionsProvider';

const REJECTED = aStartup({ id: '2', company_name: 'Beta SA', rejected: 1 });
const nothing = () => undefined;
const flowWith = (addReason: () => void) => ({ changeLater: nothing, addReason });

test('rendering the page again does not render the buttons that add a reason', async () => {
  signIn({ role: 'admin' });
  const drawn = jest.fn();
  const [former, latest] = [jest.fn(), jest.fn()];
  const Part = () => {
    const give = useMissingReason(REJECTED);
    drawn();
    return give && <button onClick={give}>Give a reason</button>;
  };
  const part = <Part />;
  const Page = () => {
    const [isAgain, setAgain] = useState(false);
    return (
      <DecisionsProvider rules={null} flow={flowWith(isAgain ? latest : former)}>
        <button onClick={() => setAgain(true)}>Draw again</button>
        {part}
      </DecisionsProvider>
    );
  };
  const api = fakeApi({ [REASONS]: RULES });
  const { user } = renderWithApi(<Page />, api);
  const give = await screen.findByRole('button', { name: 'Give a reason' });
  drawn.mockClear();
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(drawn).not.toHaveBeenCalled();
  await user.click(give);
  expect([former.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1]);
});
