import {
  parsePath,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** The browser's history, or one in memory for specs and stories, as react-router makes both; with `v5Compat`. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Update = Parameters<Parameters<History['listen']>[0]>[0];

/** A navigation that is about to happen. */
export interface Step {
  readonly action: `${Update['action']}`;
  readonly here: Path;
  readonly next: Path;
  /** Carries it out, without another question. */
  readonly proceed: () => void;
}

/** Whether the step is held; who holds it calls `proceed`, or does not. */
type Hold = (step: Step) => boolean;

/** A history whose steps can be held before the page sees them. */
export interface HeldHistory extends Navigator {
  /** What the page shows. */
  readonly shown: Pick<Update, 'action' | 'location'>;
  readonly listen: (onUpdate: (update: HeldHistory['shown']) => void) => () => void;
  /** The last of several is asked. @returns the end of holding */
  readonly hold: (hold: Hold) => () => void;
}

/**
 * A history that asks before a link, a call or a step back or forward takes the page away. A step back or forward has
 * happened when the browser reports it, so it is taken back first, unseen by the page, and made again by `proceed`.
 * An address that was typed by hand has no place in the history of the app, so it cannot be taken back.
 * @param history for this one alone
 */
export function heldHistory(history: History): HeldHistory {
  let shown: HeldHistory['shown'] = { action: history.action, location: history.location };
  const holds: Hold[] = [];
  /** How many entries the browser is from the one that is shown, while a step is taken back. */
  let away = 0;
  let whenBack: (() => void) | null = null;
  let isLetThrough = false;
  let show: (update: Update) => void = () => undefined;

  const isHeld = (step: Omit<Step, 'here'>) => holds.at(-1)?.({ ...step, here: shown.location }) ?? false;

  const move = (action: 'PUSH' | 'REPLACE', to: To, proceed: () => void) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname } = shown.location;
    if (!isHeld({ action, next: { pathname, search: '', hash: '', ...path }, proceed })) proceed();
  };

  const receive = (update: Update) => {
    const { action, location: next, delta } = update;
    away += delta ?? 0;
    if (action !== 'POP' || isLetThrough || !delta) show(update);
    else if (away === 0) back();
    else if (isHeld({ action, next, proceed: again(away) })) history.go(-away);
    else show(update);
  };

  const back = () => {
    const then = whenBack;
    whenBack = null;
    then?.();
  };

  /** Makes a step again and shows it; where taking it back is still under way, afterwards. */
  const again = (delta: number) => () => {
    whenBack = () => {
      isLetThrough = true;
      history.go(delta);
    };
    if (away === 0) back();
  };

  return {
    get shown() {
      return shown;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state: unknown) => move('PUSH', to, () => history.push(to, state)),
    replace: (to, state: unknown) => move('REPLACE', to, () => history.replace(to, state)),
    listen(onUpdate) {
      show = ({ action, location }) => {
        shown = { action, location };
        away = 0;
        isLetThrough = false;
        onUpdate(shown);
      };
      return history.listen(receive);
    },
    hold(hold) {
      holds.push(hold);
      return () => void holds.splice(holds.indexOf(hold), 1);
    },
  };
}
