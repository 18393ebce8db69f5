import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';
import { Stats } from '../../screening/list/investments.schemas';

/** Lists for which the dashboard shows a breakdown. */
export const RINGS = ['curated', 'top_of_all', 'top_of_active'] as const;

export const CodeCount = closed(
  {
    code: Type.String({ maxLength: 40, description: 'Unknown for none' }),
    count: Type.Integer({ minimum: 0 }),
  },
  { $id: 'CodeCount' },
);

const Ring = closed(
  {
    list: oneOf(RINGS),
    total: Type.Integer({ minimum: 0 }),
    canton: Type.Array(ref(CodeCount), { maxItems: 100 }),
    sector: Type.Array(ref(CodeCount), { maxItems: 100 }),
  },
  { $id: 'Ring' },
);

const Dashboard = closed(
  { stats: ref(Stats), rings: Type.Array(ref(Ring), { maxItems: RINGS.length }) },
  { $id: 'Dashboard' },
);
export type DashboardBody = Static<typeof Dashboard>;

export const readDashboardSchema = {
  operationId: 'readDashboard',
  tags: ['stats'],
  summary:
    'The figures of the dashboard, and of its three lists how many startups have each canton and sector. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing has changed',
  response: { 200: ref(Dashboard), 304: Type.Null() },
};
