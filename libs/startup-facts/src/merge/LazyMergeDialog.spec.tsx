import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi, anInvestment, Themed, MERGE_TARGETS, TARGETS } from '@vaglio/test-kit';
import { isTypingOrModalOpen } from '@vaglio/ui';
import { LazyMergeDialog } from './LazyMergeDialog';

test('while the code of the merge dialog is loading, keys do not reach the list', async () => {
  const [report, onClose] = [jest.fn(), jest.fn()];
  const startup = anInvestment({ id: '2', company_name: 'Lemantis Sàrl' });
  const { user } = renderWithApi(
    <LazyMergeDialog startup={startup} report={report} onClose={onClose} />,
    fakeApi({ [MERGE_TARGETS]: TARGETS }),
    { wrapper: Themed },
  );
  expect(screen.getByRole('dialog', { name: 'Merge Lemantis Sàrl into …' })).toHaveTextContent('Loading...');
  expect(isTypingOrModalOpen(document.body, document)).toBe(true);
  expect(await screen.findByRole('searchbox', { name: 'Search a startup' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Merge Lemantis Sàrl into …' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
