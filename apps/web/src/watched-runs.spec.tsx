import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LlmBatchSection } from '@vaglio/batch-runner';
import { fakeApi, notOffered, signIn } from '@vaglio/test-kit';
import { ThemeRoot, ToastProvider } from '@vaglio/ui';
import { SignedIn } from './frame/SignedIn';

const RUNS = 'GET /auth/llm/runs';
const RUN = {
  id: '7',
  state: 'running',
  reason: null,
  batch: 1,
  delay_ms: 0,
  dry: false,
  budget_tokens: null,
  retry_of: null,
  processed: 12,
  succeeded: 12,
  failed: 0,
  outputs_count: 9,
  tokens: 0,
  cost: 0,
  pending: 3,
  samples: [],
  started_by: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  ended_at: null,
};

/** Makes the page visible or hidden, as a browser does when the user switches tabs. */
function turn(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const seconds = (count: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(count * 1_000);
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  turn('visible');
  jest.useRealTimers();
});

test('a watched run is polled only while the page is visible', async () => {
  signIn({ sub: '1' });
  const api = fakeApi({
    [RUNS]: { items: [RUN], total: 1 },
    'GET /auth/llm/pending': { pending: 3 },
    'GET /auth/chain': notOffered,
  });
  const { unmount } = render(
    <ThemeRoot>
      <SignedIn>
        <MemoryRouter>
          <ToastProvider>
            <LlmBatchSection />
          </ToastProvider>
        </MemoryRouter>
      </SignedIn>
    </ThemeRoot>,
  );
  await seconds(1);
  expect(screen.getByText(/^12 articles/)).toBeVisible();
  const pollsDuring = async (during: number) => {
    const before = api.callsOf(RUNS).length;
    await seconds(during);
    return api.callsOf(RUNS).length - before;
  };

  expect(await pollsDuring(10)).toBe(5);
  turn('hidden');
  expect(await pollsDuring(60)).toBe(0);
  turn('visible');
  expect(await pollsDuring(10)).toBe(5);
  unmount();
  expect(await pollsDuring(10)).toBe(0);
});
