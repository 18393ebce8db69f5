import { render } from '@testing-library/react';
import { CountedLabel } from './CountedLabel';

test.each([
  ['shown with a thousands separator', 1234, 'Raw1’234'],
  ['shown as 0', 0, 'Raw0'],
  ['omitted if it is unknown', null, 'Raw'],
])('the count in a label is %s', (_what, count, text) => {
  const { container } = render(<CountedLabel count={count}>Raw</CountedLabel>);
  expect(container).toHaveTextContent(text);
});
