import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

const link = (text: string) => <a href="/forgot">{text}</a>;
const strong = (text: string) => <strong>{text}</strong>;

test.each([
  ['Forgotten? <0>Reset it</0>, or <1>ask</1>.', 'Forgotten? Reset it, or ask.', 'Reset it'],
  ['<1>Fragen</1> oder <0>zurücksetzen</0>', 'Fragen oder zurücksetzen', 'zurücksetzen'],
])('the translated text %s keeps its word order and its links', (text, plain, linked) => {
  const { container } = render(<RichText text={text} parts={[link, strong]} />);
  expect(container).toHaveTextContent(plain);
  expect(screen.getByRole('link', { name: linked })).toBeVisible();
  expect(screen.getByRole('strong')).toBeVisible();
});

test('markup in a translated text without a matching element is shown as plain text', () => {
  const { container } = render(<RichText text="A <5>b</5> <b>c</b>" parts={[link]} />);
  expect(container).toHaveTextContent('A b <b>c</b>');
});
