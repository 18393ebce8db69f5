import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi, type FakeRoutes } from '@vaglio/test-kit';
import {
  CHAIN,
  PENDING_WORK,
  anArticleRead,
  aRun,
  BATCH_REDUCERS,
  FAILURES,
  inTurn,
  NO_ARTICLE,
  PENDING_OF_A_MODEL,
} from '../testing/batches.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const PENDING = 'GET /auth/llm/pending';
const RUN = 'POST /auth/llm/run';
const RUNS = 'GET /auth/llm/runs';
const LOADED = {
  [PENDING]: { pending: 3, extractor: 'built-in' },
  [RUNS]: {
    items: [
      aRun(),
      aRun({ id: '6', state: 'paused', reason: 'The budget of 5000 tokens is used.' }),
      aRun({ id: '5', state: 'finished', pending: 0 }),
    ],
    total: 3,
  },
};
const served = (routes: FakeRoutes) => [
  withApi({ ...LOADED, [CHAIN]: PENDING_WORK, ...routes }, { reducers: BATCH_REDUCERS }),
];

const meta = { component: LlmBatchSection } satisfies Meta<typeof LlmBatchSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const start: Story['play'] = async ({ canvas, userEvent }) => {
  const delay = await canvas.findByLabelText('Delay (ms)');
  await userEvent.clear(delay);
  await userEvent.type(delay, '0');
  await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
};

export const Loaded: Story = { decorators: served({}) };
export const Loading: Story = { decorators: served({ [PENDING]: unanswered, [RUNS]: unanswered }) };
export const Empty: Story = {
  decorators: served({ [PENDING]: { pending: 0, extractor: 'built-in' }, [RUNS]: { items: [], total: 0 } }),
};
export const Failed: Story = {
  decorators: served({ [PENDING]: failing('Not now'), [RUNS]: failing('Not now') }),
};
export const WithAModel: Story = {
  decorators: served({
    [PENDING]: PENDING_OF_A_MODEL,
    'GET /auth/llm/failures': FAILURES,
    [RUNS]: {
      items: [
        aRun({
          id: '8',
          state: 'paused',
          reason: 'The model server refuses the key. (401)',
          cost: 0.04,
          pending: 40,
        }),
        aRun({ retry_cause: 'timeout', state: 'finished', pending: 0, cost: 0.02 }),
      ],
      total: 2,
    },
  }),
};
export const NoAwards: Story = {
  decorators: served({ [PENDING]: { ...PENDING_OF_A_MODEL, failed: 0, abandoned: 0, awards: 0 } }),
};
/** Section on a server without server-side runs. */
export const InTheBrowserOnly: Story = { decorators: served({ [RUNS]: notOffered }) };
/** Running browser loop on a server that cannot run the pipeline. */
export const Running: Story = {
  decorators: served({
    [CHAIN]: notOffered,
    [RUN]: inTurn(anArticleRead(1), anArticleRead(2, 0), unanswered),
  }),
  play: start,
};
export const Finished: Story = {
  decorators: served({
    [CHAIN]: notOffered,
    [RUN]: inTurn(anArticleRead(1), anArticleRead(2, 0), NO_ARTICLE),
  }),
  play: start,
};
export const BrokenOff: Story = {
  decorators: served({
    [CHAIN]: notOffered,
    [RUN]: inTurn(anArticleRead(1), failing('The model does not answer.')),
  }),
  play: start,
};
