import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi, type FakeRoutes } from '@vaglio/test-kit';
import { DossierPage } from './DossierPage';
import { A_BRAND, aDossier, aShortlist, DOSSIER, PAGE, ROUTES, SHORTLIST } from './testing/dossier.fixture';

const meta = {
  component: DossierPage,
  args: { brand: A_BRAND },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DossierPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (search: string, routes: FakeRoutes = {}) => [
  withApi({ ...ROUTES, ...routes }, { route: `${PAGE}${search}` }),
];

export const OneStartup: Story = { decorators: page('?id=7') };
export const List: Story = { decorators: page('') };
export const ListWithDossiers: Story = {
  decorators: page('', { [SHORTLIST]: aShortlist({ dossiers: [aDossier()] }) }),
};
export const Loading: Story = { decorators: page('?id=7', { [DOSSIER]: unanswered }) };
export const Failed: Story = {
  decorators: page('?id=7', { [DOSSIER]: failing('The service is busy.') }),
};
