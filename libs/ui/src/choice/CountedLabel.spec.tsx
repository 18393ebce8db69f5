import { render } from '@testing-library/react';
import { CountedLabel } from './CountedLabel';

test.each([
  ['with thousands apart', 1234, 'Raw1’234'],
  ['of none', 0, 'Raw0'],
  ['left out where it is not known', null, 'Raw'],
])('the count in a label is shown: %s', (_what, count, text) => {
  const { container } = render(<CountedLabel count={count}>Raw</CountedLabel>);
  expect(container).toHaveTextContent(text);
});
