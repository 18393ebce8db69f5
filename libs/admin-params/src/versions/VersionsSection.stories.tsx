import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { aDifference, aVersion, FIRST_VERSION, THREE_VERSIONS } from './versions.fixture';
import { VersionsSection } from './VersionsSection';

const LIST = 'GET /auth/admin/score/versions';

const meta = { component: VersionsSection } satisfies Meta<typeof VersionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ [LIST]: THREE_VERSIONS })] };
export const FirstOnly: Story = {
  decorators: [
    withApi({ [LIST]: { ...THREE_VERSIONS, items: [{ ...FIRST_VERSION, is_present: true }], total: 1 } }),
  ],
};
export const LongNames: Story = {
  decorators: [
    withApi({
      [LIST]: {
        ...THREE_VERSIONS,
        items: [
          aVersion({
            number: 1234,
            author: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
            note: 'After the second meeting of the jury, with all that it had asked for. '.repeat(3),
            changes: Array.from({ length: 9 }, (_, at) =>
              aDifference(`Weight of 'Bundesamt für Landwirtschaftsforschung ${at}' from 1 to 2`),
            ),
          }),
        ],
        total: 1,
      },
    }),
  ],
};
export const None: Story = { decorators: [withApi({ [LIST]: { items: [], total: 0 } })] };
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('Not now') })] };
