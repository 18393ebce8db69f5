import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { PromptSection } from './PromptSection';
import { aComparison, MET } from './testing/a-lab';
import { LAB_ROUTES } from './testing/lab-routes';
import { anOldPrompt, aPrompt, KICKS } from './testing/a-prompt';

const READ = 'GET /auth/llm/prompt';
const LIST = 'GET /auth/llm/prompts';
const PARAMETERS = 'GET /auth/admin/parameters';
const HERE = { route: '/configurations#prompt' };

const ACTIVATIONS = 'GET /auth/llm/activations';
const LOADED = {
  [ACTIVATIONS]: notOffered,
  [READ]: aPrompt(),
  [LIST]: { items: [aPrompt(), anOldPrompt()], total: 2 },
  [PARAMETERS]: { parameters: KICKS, total: 2 },
};

const meta = { component: PromptSection } satisfies Meta<typeof PromptSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, HERE)] };
export const Loading: Story = {
  decorators: [
    withApi(
      { [READ]: unanswered, [LIST]: unanswered, [PARAMETERS]: unanswered, [ACTIVATIONS]: notOffered },
      HERE,
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    withApi(
      {
        [ACTIVATIONS]: notOffered,
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
      {
        [READ]: failing('Not now'),
        [LIST]: failing('Not now'),
        [PARAMETERS]: failing('Not now'),
        [ACTIVATIONS]: notOffered,
      },
      HERE,
    ),
  ],
};
export const WithModels: Story = {
  decorators: [withApi({ ...LOADED, [READ]: aPrompt({ models: ['small', 'large'] }) }, HERE)],
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
        [ACTIVATIONS]: notOffered,
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

const COMPARED = { route: '/configurations?compare=7,5&trial=12#prompt' };
const COMPARISON = 'GET /auth/llm/trials/:id/comparison';

export const Compared: Story = { decorators: [withApi(LAB_ROUTES, COMPARED)] };
export const ComparedAndGateMet: Story = {
  decorators: [withApi({ ...LAB_ROUTES, 'GET /auth/llm/prompts/:id/verdict': MET }, COMPARED)],
};
export const Comparing: Story = {
  decorators: [
    withApi({ ...LAB_ROUTES, [COMPARISON]: aComparison({ state: 'running', done: 1 }) }, COMPARED),
  ],
};
export const ComparisonStopped: Story = {
  decorators: [
    withApi(
      { ...LAB_ROUTES, [COMPARISON]: aComparison({ state: 'stopped', reason: 'Stopped by hand.', done: 1 }) },
      COMPARED,
    ),
  ],
};
export const NothingComparedYet: Story = {
  decorators: [
    withApi(
      {
        ...LAB_ROUTES,
        'GET /auth/llm/golden-set': { items: [], total: 0, articles: 0, companies: 0, languages: [] },
        'GET /auth/llm/evaluations': { items: [], total: 0 },
      },
      { route: '/configurations?compare=#prompt' },
    ),
  ],
};

function longBody(): string {
  return `${'Read the article, line by line, and list each startup that it names. '.repeat(30)}\n{{AWARDS_LIST}}`;
}
