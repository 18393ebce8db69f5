import { render, screen } from '@testing-library/react';
import { ReasonList } from './ReasonList';

const REASON = {
  status_before: 'counted',
  status_after: 'counted',
  weight_before: 2,
  weight_after: 4,
  superseded_by: null,
  group_name: null,
} as const;

test('many reasons for a score change are shown as a list with the number of hidden reasons', () => {
  render(
    <ReasonList reasons={Array.from({ length: 7 }, (_, at) => ({ ...REASON, award: `award ${at}` }))} />,
  );
  expect(screen.getAllByText(/ weighs 4 instead of 2$/)).toHaveLength(4);
  expect(screen.getByText('and 3 more')).toBeVisible();
});
