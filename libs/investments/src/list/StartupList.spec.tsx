import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { NowProvider } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { FIXED_NOW, anInvestment, Themed } from '@vaglio/test-kit';
import { StartupList } from './StartupList';

/** Returns a startup that counts its renders. */
function counted(id: string, drawn: Map<string, number>): Startup {
  return Object.defineProperty({ ...anInvestment({ id, company_name: `Startup ${id}` }) }, 'founding_year', {
    get: () => {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return null;
    },
  });
}

test('moving the focus among fifty cards renders only the two affected cards', () => {
  const drawn = new Map<string, number>();
  const items = Array.from({ length: 50 }, (_, place) => counted(String(place), drawn));
  const [listRef, act] = [createRef<HTMLElement>(), () => undefined];
  const clock = () => FIXED_NOW;
  const list = (openedId: string) => (
    <NowProvider clock={clock}>
      <StartupList
        items={items}
        openedId={openedId}
        onSelect={act}
        onExplainScore={act}
        inlineDetails={undefined}
        listRef={listRef}
        pendingFocusId={null}
        onFocused={act}
      />
    </NowProvider>
  );
  const { rerender } = render(list('7'), { wrapper: Themed });
  expect(screen.getByRole('button', { name: 'Startup 7', current: true })).toBeVisible();
  drawn.clear();
  rerender(list('8'));
  expect(screen.getByRole('button', { name: 'Startup 8', current: true })).toBeVisible();
  expect([...drawn.keys()].sort()).toEqual(['7', '8']);
});
