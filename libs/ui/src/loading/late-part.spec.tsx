import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateCode, useLateCode } from './late-code';
import { lateDialog, latePart } from './late-part';

const MISSING = 'This part of the page cannot be loaded. Check the connection.';
const parts = {
  Total: ({ of }: { readonly of: number }) => <p>{of} in total</p>,
  Rename: ({ onClose }: { readonly onClose: () => void }) => (
    <div role="dialog">
      <button onClick={onClose}>Close</button>
    </div>
  ),
};
const loaded = () => Promise.resolve(parts);

/** Fails the first time. */
function failsOnce() {
  let calls = 0;
  return () => (++calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(parts));
}

test('a part shows what waits in its place until its code is there', async () => {
  const Total = latePart(lateCode(loaded), (code) => code.Total, <p>Loading</p>);
  render(<Total of={7} />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('7 in total')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('a part whose code the page has loaded before is there at once', async () => {
  const code = lateCode(loaded);
  const Total = latePart(code, ({ Total: part }) => part, <p>Loading</p>);
  function Page() {
    useLateCode(code, true);
    return <p>Page</p>;
  }
  render(<Page />);
  await screen.findByText('Page');
  render(<Total of={7} />);
  expect(screen.getByText('7 in total')).toBeVisible();
});

test('code is not loaded before the page is shown, and only once', async () => {
  const load = jest.fn(loaded);
  const code = lateCode(load);
  function Page({ isShown }: { readonly isShown: boolean }) {
    useLateCode(code, isShown);
    return <p>Page</p>;
  }
  const { rerender } = render(<Page isShown={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page isShown />);
  rerender(<Page isShown={false} />);
  rerender(<Page isShown />);
  await screen.findByText('Page');
  code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be loaded says so, and Retry loads it', async () => {
  const Total = latePart(lateCode(failsOnce()), (code) => code.Total);
  render(<Total of={7} />);
  expect(await screen.findByText(MISSING)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('7 in total')).toBeVisible();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

test('a dialog whose code could not be had before is asked for again when it is opened', async () => {
  const code = lateCode(failsOnce());
  const Rename = lateDialog(code, ({ Rename: dialog }) => dialog);
  code.load();
  render(<p>Page</p>);
  await screen.findByText('Page');
  expect(code.read().hasFailed).toBe(true);
  render(<Rename onClose={() => undefined} />);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a dialog that cannot be loaded can be given up', async () => {
  const close = jest.fn();
  const Rename = lateDialog(
    lateCode(() => Promise.reject<typeof parts>(new Error('offline'))),
    (code) => code.Rename,
  );
  render(<Rename onClose={close} />);
  expect(await screen.findByText(MISSING)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Close|Dismiss/ }));
  expect(close).toHaveBeenCalledTimes(1);
});
