import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Steps() {
  const [step, setStep] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="place">
        {step === 1 && <button onClick={() => setStep(2)}>Start</button>}
        {step === 2 && <p>Running</p>}
        {step === 3 && <p>Finished</p>}
      </div>
      <button onClick={() => setStep(3)}>Finish</button>
      <p>Elsewhere</p>
    </>
  );
}

test('when a focused button disappears, its container receives the focus', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByText('Running')).toBeVisible();
  expect(screen.getByTestId('place')).toHaveFocus();
});

test('if the person has moved the focus, it stays there when a button disappears', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus();
});

test('after a click on text, no element gets the focus when a button disappears', async () => {
  const { rerender } = render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.click(screen.getByText('Elsewhere'));
  rerender(<Steps />);
  expect(document.body).toHaveFocus();
});
