import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRawStartup, aStartup, failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { ResultsSection } from './ResultsSection';
import { anImport, DOUBTFUL, INTERRUPTED, LINES, WRITTEN } from './uploaded/uploaded.fixture';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';
const DELETED = 'GET /auth/startups/deleted';
const A_DELETION = {
  id: '12',
  kind: 'startup',
  row_id: '7',
  company_name: 'Vela',
  deleted_at: '2026-11-20T10:00:00.000Z',
  deleted_by: 'Anna Keller',
  purged_from: '2026-12-20T10:00:00.000Z',
  days_left: 28,
};
const RAW_TAB = { route: '/configurations#results' };
const CURATED_TAB = { route: '/configurations?tab=curated#results' };
const DELETED_TAB = { route: '/configurations?tab=deleted#results' };
const pageOf = (items: readonly object[], total = items.length) => ({ items, total });

const IMPORTS = 'GET /auth/imports';

const LOADED = {
  [IMPORTS]: notOffered,
  [DELETED]: {
    items: [A_DELETION, { ...A_DELETION, id: '13', kind: 'raw_startup', days_left: 3 }],
    total: 2,
  },
  [RAW]: pageOf(
    [
      aRawStartup({ awards: ['venture kick 3', 'fif grant', 'eurostars'], origin: 'article' }),
      {
        ...aRawStartup({ id: '102', company_name: 'Nivalis', raised_money: null, awards: [] }),
        deletion_id: '12',
      },
    ],
    3402,
  ),
  [CURATED]: pageOf(
    [
      aStartup({ awards: [{ award_name: 'fif grant', weight_used: 2 }] }),
      aStartup({ id: '12', company_name: 'Vela', canton: null }),
    ],
    1284,
  ),
};
const NOTHING = { [IMPORTS]: notOffered, [RAW]: pageOf([]), [CURATED]: pageOf([]), [DELETED]: pageOf([]) };
const NAME = 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit';

const waiting = (id: string, company_name: string, confidence: number) => ({
  ...aRawStartup({ id, company_name, origin: 'article', canton: 'ZH' }),
  review: 'waiting',
  confidence,
  extraction_id: '4',
  version: 1,
});
const WAITING = {
  ...LOADED,
  [RAW]: {
    items: [waiting('110', 'Walensee Energie AG', 0.62), waiting('111', 'Hochschulen', 0.31)],
    total: 2,
    waiting: 2,
  },
  'GET /auth/review/settings': { floor: 0.9, default_floor: 0.9, version: 1 },
};
const A_DECISION = {
  id: '5',
  kind: 'discard',
  reason: 'not_a_startup',
  raw_id: '111',
  company_name: 'Hochschulen',
  article_title: 'Zwölf Hochschulen gründen einen Verband',
  decided_by: 'Anna Keller',
  decided_at: '2026-11-20T10:00:00.000Z',
  undone_by: null,
  undone_at: null,
};
const DECIDED = {
  ...WAITING,
  'GET /auth/review/decisions': pageOf([
    { ...A_DECISION, id: '6', kind: 'accept', reason: null, company_name: 'Vela' },
    A_DECISION,
    { ...A_DECISION, id: '4', undone_by: 'Marc Aebi', undone_at: '2026-11-20T11:00:00.000Z' },
  ]),
  'GET /auth/review/discarded-names': pageOf([A_DECISION]),
};
const NOTHING_DECIDED = {
  ...DECIDED,
  'GET /auth/review/decisions': pageOf([]),
  'GET /auth/review/discarded-names': pageOf([]),
};

const READ_IMPORT = 'GET /auth/imports/:id';
const IMPORT_PAGE = { route: '/configurations?import=4#results' };
const UPLOADED = {
  ...LOADED,
  [IMPORTS]: pageOf([
    anImport(),
    anImport({ ...WRITTEN, id: '3', file_name: 'top100-2026.csv', changed_since: 36 }),
  ]),
  [READ_IMPORT]: anImport(),
  'GET /auth/imports/:id/lines': pageOf(LINES, 104),
};

const meta = {
  component: ResultsSection,
  args: { curateAction: <Button variant="contained">Curate new</Button>, curateBand: null },
} satisfies Meta<typeof ResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raw: Story = { decorators: [withApi(LOADED, RAW_TAB)] };
export const Curated: Story = { decorators: [withApi(LOADED, CURATED_TAB)] };
export const Deleted: Story = { decorators: [withApi(LOADED, DELETED_TAB)] };
export const NothingDeleted: Story = { decorators: [withApi(NOTHING, DELETED_TAB)] };
/** Lists with startups below the minimum confidence, without and with the filter for them. */
export const SomeWait: Story = { decorators: [withApi(WAITING, RAW_TAB)] };
export const Waiting: Story = {
  decorators: [withApi(WAITING, { route: '/configurations?show=waiting#results' })],
};
export const NothingWaits: Story = {
  decorators: [
    withApi(
      { ...WAITING, [RAW]: { ...pageOf([]), waiting: 0 } },
      { route: '/configurations?show=waiting#results' },
    ),
  ],
};
export const Decisions: Story = {
  decorators: [withApi(DECIDED, { route: '/configurations?tab=decisions#results' })],
};
export const DiscardedNames: Story = {
  decorators: [withApi(DECIDED, { route: '/configurations?tab=decisions&show=names#results' })],
};
export const NothingDecided: Story = {
  decorators: [withApi(NOTHING_DECIDED, { route: '/configurations?tab=decisions#results' })],
};
/** List for a user without the right to delete. */
export const AsSuper: Story = {
  decorators: [withApi(LOADED, { ...CURATED_TAB, session: { role: 'super' } })],
};
export const Loading: Story = {
  decorators: [
    withApi({ ...NOTHING, [RAW]: unanswered, [CURATED]: unanswered, [DELETED]: unanswered }, RAW_TAB),
  ],
};
export const Empty: Story = { decorators: [withApi(NOTHING, RAW_TAB)] };
export const NoneCurated: Story = {
  decorators: [withApi({ ...LOADED, [CURATED]: pageOf([]) }, CURATED_TAB)],
};
export const NothingFound: Story = {
  decorators: [withApi(NOTHING, { route: '/configurations?q=alp#results' })],
};
export const Failed: Story = {
  decorators: [
    withApi(
      { ...NOTHING, [RAW]: failing('Not now'), [CURATED]: failing('Not now'), [DELETED]: failing('Not now') },
      RAW_TAB,
    ),
  ],
};
/** Checked import on a server that supports uploads. */
export const ImportChecked: Story = { decorators: [withApi(UPLOADED, IMPORT_PAGE)] };
/** Import of a workbook with a title above the header, a hidden sheet and hidden rows. */
export const ImportDoubtful: Story = {
  decorators: [withApi({ ...UPLOADED, [READ_IMPORT]: DOUBTFUL }, IMPORT_PAGE)],
};
export const ImportUnderWay: Story = {
  decorators: [
    withApi(
      { ...UPLOADED, [READ_IMPORT]: anImport({ state: 'checking', counts: null, done: 52 }) },
      IMPORT_PAGE,
    ),
  ],
};
export const ImportWritten: Story = {
  decorators: [withApi({ ...UPLOADED, [READ_IMPORT]: anImport(WRITTEN) }, IMPORT_PAGE)],
};
export const ImportUnreadable: Story = {
  decorators: [
    withApi(
      {
        ...UPLOADED,
        [READ_IMPORT]: anImport({ state: 'failed', problem: 'Empty CSV file', counts: null, columns: [] }),
      },
      IMPORT_PAGE,
    ),
  ],
};
export const ImportInterrupted: Story = {
  decorators: [
    withApi({ ...UPLOADED, [READ_IMPORT]: INTERRUPTED, [IMPORTS]: pageOf([INTERRUPTED]) }, IMPORT_PAGE),
  ],
};
export const PastImportsTab: Story = {
  decorators: [withApi(UPLOADED, { route: '/configurations?tab=imports#results' })],
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [RAW]: pageOf([
          aRawStartup({
            company_name: `${NAME} Spin-off AG`,
            first_name: 'Maximiliane-Philippa',
            last_name: 'von Hohenburg-Reichenstein zu Greifensee',
            sector: NAME,
            awards: [NAME, ...Array.from({ length: 12 }, (_, at) => `award ${at}`)],
            raised_money: 123_456_789_012.34,
          }),
        ]),
      },
      RAW_TAB,
    ),
  ],
};
