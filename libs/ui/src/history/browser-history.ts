import { UNSAFE_createBrowserHistory } from 'react-router';
import { heldHistory, type HeldHistory } from './held-history';

/**
 * The history of the tab. To be made once. React-router calls its own part unsafe because it may change between
 * versions; the specs of AskBeforeLeaving would show it.
 */
export function browserHistory(): HeldHistory {
  return heldHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));
}
