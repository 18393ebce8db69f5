import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStartup, withApi } from '@vaglio/test-kit';
import { CompareButton } from './CompareButton';
import { CompareTrayProvider } from './compare-tray';
import { TrayBar } from './TrayBar';

const ALPHA = aStartup({ id: '1', company_name: 'Alpha AG' });
const BETA = aStartup({ id: '2', company_name: 'Bundesamt für Lebensmittelsicherheit Spin-off AG' });

const meta = {
  component: CompareTrayProvider,
  decorators: [withApi({})],
} satisfies Meta<typeof CompareTrayProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Compare tray, with buttons that add startups to it. */
export const Tray: Story = {
  args: {
    children: (
      <>
        <TrayBar />
        <CompareButton startup={ALPHA} />
        <CompareButton startup={BETA} />
      </>
    ),
  },
};
