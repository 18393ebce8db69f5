import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from '@vaglio/auth-session';
import { browserHistory } from '@vaglio/ui';
import { App } from './App';
import { firstCode } from './first-code';

const LONGEST_WAIT_MS = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = <App history={browserHistory()} />;
// In slices: a slow phone answers a touch between them.
const show = () => startTransition(() => createRoot(root).render(app));

// What /first-sight.js drew stays until all of it can be drawn again, which takes its place.
if (root.hasChildNodes()) void Promise.race([firstCode(readSession()), longestWait()]).then(show);
else show();

/** What is drawn cannot be used: a file that does not come holds up the page, not the top bar. */
function longestWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
}
