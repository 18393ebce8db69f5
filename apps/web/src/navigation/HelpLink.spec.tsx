import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { ThemeRoot } from '@vaglio/ui';
import { HELP_TARGETS } from '../../build/help-targets.mts';
import { SETTINGS_SECTIONS } from '../settings/settings-sections';
import { HelpLink, PublicHelpLink } from './HelpLink';
import { useHelpAddress } from './use-help-address';

function SignedInHelp() {
  return <HelpLink address={useHelpAddress()} isHiddenIfNarrow />;
}

function helpOf(address: string, link = <SignedInHelp />) {
  render(
    <ThemeRoot>
      <MemoryRouter initialEntries={[address]}>{link}</MemoryRouter>
    </ThemeRoot>,
  );
  return screen.getByRole('link', { name: 'Help' });
}

const ADDRESSES = [
  ...Object.values<string>(PATHS).filter((path) => path !== PATHS.landing && path !== PATHS.providerReturn),
  ...SETTINGS_SECTIONS.map(({ key }) => `${PATHS.settings}#${key}`),
];

test.each(ADDRESSES)('the help link of %s opens the matching heading of the user guide', (address) => {
  const page = address.slice(1).replace('#', '-');
  expect(helpOf(address)).toHaveAttribute('href', `/guide/at/${page}.html`);
  expect(HELP_TARGETS).toHaveProperty([page]);
});

test('the help link of an unknown settings section opens the heading of the settings page', () => {
  expect(helpOf(`${PATHS.settings}#typo`)).toHaveAttribute('href', '/guide/at/configurations.html');
});

test('the help link of the provider return page opens the help for the login page', () => {
  expect(helpOf(PATHS.providerReturn, <PublicHelpLink />)).toHaveAttribute('href', '/guide/at/login.html');
});

test('the help link of an unknown page opens the guide contents in a new tab', () => {
  const link = helpOf('/no-such-page');
  expect(link).toHaveAttribute('href', '/guide/index.html');
  expect(link).toHaveAttribute('target', '_blank');
});
