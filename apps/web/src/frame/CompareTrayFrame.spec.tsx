import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useCompareTray } from '@vaglio/startup-details';
import { CompareTrayFrame } from './CompareTrayFrame';

function Page() {
  const tray = useCompareTray();
  return (
    <>
      <button onClick={() => tray?.toggle({ id: '7', company_name: 'Kälteblick AG' })}>Compare</button>
      <p role="status">{tray?.chosen.map(({ company_name }) => company_name).join(', ')}</p>
    </>
  );
}

test('startups selected for comparison stay selected when the person visits another page and returns', async () => {
  const pages = ['/potential-investiments', '/compare'].map((path) => ({ path, Component: Page }));
  const router = createMemoryRouter([{ Component: CompareTrayFrame, children: pages }], {
    initialEntries: ['/potential-investiments'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await act(() => router.navigate('/compare'));
  expect(screen.getByRole('status')).toHaveTextContent('Kälteblick AG');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('status')).toHaveTextContent('Kälteblick AG');
});
