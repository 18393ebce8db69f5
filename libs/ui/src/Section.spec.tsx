import { render, screen, within } from '@testing-library/react';
import { Badge } from './Badge';
import { Section } from './Section';

test('a section is a region with its title as name, and shows purpose, action and content', () => {
  render(
    <Section title="Users" purpose="Accounts and their permissions." action={<button>Create user</button>}>
      body
    </Section>,
  );
  const section = within(screen.getByRole('region', { name: 'Users' }));
  expect(section.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(section.getByText('Accounts and their permissions.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Create user' })).toBeVisible();
  expect(section.getByText('body')).toBeVisible();
});

test('a section shown as a card has a second-level heading', () => {
  render(
    <Section title="Configuration" headingLevel={2}>
      body
    </Section>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Configuration' })).toBeVisible();
});

test('the badge of a section has a text alternative for its colour', () => {
  render(<Badge tone="solidGreen">Investment</Badge>);
  expect(screen.getByText('Investment')).toBeVisible();
});
