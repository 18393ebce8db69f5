import { JSDOM } from 'jsdom';

/** What Node has too: events of the window are made and received by its own. */
const OF_THE_WINDOW = new Set(['navigator', 'Event', 'EventTarget', 'CustomEvent', 'fetch', 'localStorage']);

/** Reports nothing: there is no layout. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A window that nothing is shown in: the app draws in it while it is built. */
export class DrawingWindow {
  /** The rules that styles have put into the page, each once, in their order. */
  readonly rules = new Set<string>();
  readonly #dom = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  #width = 0;

  /** Makes it the window of this process. */
  open(): void {
    const { window } = this.#dom;
    // No call is answered; Node's own Request knows no addresses of a page.
    const globals = new Map<string, unknown>([
      ['window', window],
      ['Request', class {}],
    ]);
    const matchMedia = (query: string) => ({
      matches: this.#fits(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    Object.assign(window, {
      matchMedia,
      fetch: () => new Promise(() => undefined),
      IntersectionObserver: SilentObserver,
      ResizeObserver: SilentObserver,
      requestIdleCallback: () => 0,
      cancelIdleCallback: () => undefined,
    });
    for (const name of Object.getOwnPropertyNames(window)) {
      if (!(name in globalThis) || OF_THE_WINDOW.has(name)) globals.set(name, Reflect.get(window, name));
    }
    for (const [name, value] of globals)
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    const { rules } = this;
    Object.assign(window.CSSStyleSheet.prototype, {
      insertRule(rule: string) {
        rules.add(rule);
        return 0;
      },
    });
  }

  /** @param width in CSS px @param storage what the browser keeps */
  goTo(path: string, width: number, storage: Readonly<Record<string, string>>): void {
    const { window } = this.#dom;
    this.#dom.reconfigure({ url: `http://localhost${path}` });
    this.#width = width;
    window.localStorage.clear();
    for (const [key, text] of Object.entries(storage)) window.localStorage.setItem(key, text);
    window.dispatchEvent(new window.StorageEvent('storage', { key: null }));
  }

  #fits(query: string): boolean {
    const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    if (least === undefined && most === undefined) return false;
    return this.#width >= Number(least ?? 0) && this.#width <= Number(most ?? Infinity);
  }
}
