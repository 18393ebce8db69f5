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

/** Three startups and their ledgers, on a server that keeps neither histories, sources, facts, timelines, work, decisions nor views. */
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
};

/** The page with three startups and their ledgers, unless `routes` say otherwise. */
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
