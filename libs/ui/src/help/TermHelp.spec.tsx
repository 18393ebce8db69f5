import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Section } from '../Section';
import { ThemeRoot } from '../theme/ThemeRoot';
import { TERMS } from './terms';

test('a question mark next to a term opens its explanation, and Escape closes it and returns the focus', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <Section title="Golden set" help="Golden set">
      body
    </Section>,
    { wrapper: ThemeRoot },
  );
  expect(screen.getByRole('region', { name: 'Golden set' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'What is this?' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Golden set' })).toHaveTextContent(TERMS['Golden set']);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test.each(Object.entries(TERMS))('the term %s is explained in one sentence', (_term, text) =>
  expect(text).toMatch(/^[A-Z][^!?]{20,160}\.$/),
);
