import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { PromptSection } from './PromptSection';
import { anOldPrompt, aPrompt, KICKS } from './testing/a-prompt';

const READ = 'GET /auth/llm/prompt';
const LIST = 'GET /auth/llm/prompts';
const PARAMETERS = 'GET /auth/admin/parameters';
const HERE = { route: '/configurations#prompt' };

const LOADED = {
  [READ]: aPrompt(),
  [LIST]: { items: [aPrompt(), anOldPrompt()], total: 2 },
  [PARAMETERS]: { parameters: KICKS, total: 2 },
};

const meta = { component: PromptSection } satisfies Meta<typeof PromptSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, HERE)] };
export const Loading: Story = {
  decorators: [withApi({ [READ]: unanswered, [LIST]: unanswered, [PARAMETERS]: unanswered }, HERE)],
};
export const Empty: Story = {
  decorators: [
    withApi(
      {
        [READ]: failing('No active prompt', 404),
        [LIST]: { items: [], total: 0 },
        [PARAMETERS]: { parameters: [], total: 0 },
      },
      HERE,
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    withApi(
      { [READ]: failing('Not now'), [LIST]: failing('Not now'), [PARAMETERS]: failing('Not now') },
      HERE,
    ),
  ],
};
export const NoAwards: Story = {
  decorators: [withApi({ ...LOADED, [PARAMETERS]: { parameters: [], total: 0 } }, HERE)],
};
export const UnsavedChanges: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText('Prompt body'), ' More.'),
};
export const OldVersionOpen: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'View version 5' })),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        [READ]: aPrompt({ model: `a-model-with-a-${'very-'.repeat(12)}long-name`, body: longBody() }),
        [LIST]: {
          items: [
            aPrompt({ model: `a-model-with-a-${'very-'.repeat(12)}long-name`, body: longBody() }),
            anOldPrompt(),
          ],
          total: 245,
        },
        [PARAMETERS]: {
          parameters: KICKS.map((kick) => ({ ...kick, parameterName: `${kick.parameterName} `.repeat(20) })),
          total: 2,
        },
      },
      HERE,
    ),
  ],
};

function longBody(): string {
  return `${'Read the article, line by line, and list each startup that it names. '.repeat(30)}\n{{AWARDS_LIST}}`;
}
