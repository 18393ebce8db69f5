import type { ReactNode } from 'react';
import { reactOf } from './react-of';

type Stage = ReturnType<typeof stageOf>;
export type Play = (stage: Stage) => Promise<void> | void;

/** A page with React of this renderer, which keeps what was on it and what was called. */
export function stageOf(renderer: string) {
  const { react, dom, client } = reactOf(renderer);
  const place = document.body.appendChild(document.createElement('main'));
  const log: string[] = [];
  const root = client.createRoot(place, {
    onUncaughtError: (error) => log.push(`uncaught ${String(error)}`),
    onCaughtError: (error, { componentStack }) =>
      log.push(`caught ${String(error)}, stack of ${componentStack?.trim().split('\n').length}`),
  });
  return {
    ...react,
    ...dom,
    h: react.createElement,
    place,
    log,
    note: (words: string) => void log.push(words),
    draw: (node: ReactNode) => {
      dom.flushSync(() => root.render(node));
      log.push(place.innerHTML);
    },
    leave: () => {
      dom.flushSync(() => root.unmount());
      log.push(document.body.innerHTML);
    },
    /** What React does by itself, and then the page. */
    settle: async () => {
      await new Promise((done) => setTimeout(done, 40));
      log.push(document.body.innerHTML);
    },
    find: <Element extends HTMLElement>(selector: string) => {
      const found = document.body.querySelector<Element>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    },
  };
}

export async function logOf(renderer: string, play: Play): Promise<string[]> {
  const stage = stageOf(renderer);
  await play(stage);
  stage.leave();
  stage.place.remove();
  return stage.log;
}
