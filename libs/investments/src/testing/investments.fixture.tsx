import {
  fakeApi,
  FIXED_NOW,
  notOffered,
  renderWithApi,
  type FakeRequest,
  type FakeRoutes,
  aLedger,
  DECISIONS,
  EVIDENCE,
  FACTS,
  FOLLOW,
  HISTORY,
  LEDGER,
  LIST,
  listOf,
  REASONS,
  Themed,
  THREE,
  TIMELINE,
  VIEWS,
  WORK,
  WORKS,
} from '@vaglio/test-kit';
import { CompareTrayProvider } from '@vaglio/startup-details';
import { InvestmentsPage } from '../InvestmentsPage';

const clock = () => FIXED_NOW;

/**
 * Routes of a minimal server with three startups and their score details. The server does not support history, sources,
 * facts, timelines, work, decisions, views or value counts.
 */
export const THREE_WITH_LEDGERS = {
  [LIST]: listOf(THREE),
  [LEDGER]: ({ params }: FakeRequest) => ({ body: aLedger({ id: params['id'] }) }),
  [HISTORY]: notOffered,
  [EVIDENCE]: notOffered,
  [FACTS]: notOffered,
  [TIMELINE]: notOffered,
  [WORKS]: notOffered,
  [WORK]: notOffered,
  [FOLLOW]: notOffered,
  [DECISIONS]: notOffered,
  [REASONS]: notOffered,
  [VIEWS]: notOffered,
  'GET /auth/investments/filters': notOffered,
};

/** Opens the page with three startups and their score details. `routes` overrides the default responses. */
export function openPage(routes: FakeRoutes = {}, route = '/potential-investiments') {
  const api = fakeApi({ ...THREE_WITH_LEDGERS, ...routes });
  return {
    api,
    ...renderWithApi(
      <CompareTrayProvider>
        <InvestmentsPage />
      </CompareTrayProvider>,
      api,
      { route, clock, wrapper: Themed },
    ),
  };
}
