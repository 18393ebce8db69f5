/**
 * Holds a person who is about to leave the page: by a link within the site, by the browser's back and forward buttons, or by
 * closing or reloading the tab (there the browser asks in its own words).
 * @param onAttempt gets what to call so that the person goes where they wanted to go after all
 * @returns ends the watch
 */
export function watchLeaving(onAttempt: (resume: () => void) => void): () => void {
  const startIndex = historyIndex();
  let isResuming = false;
  let isRestoring = false;

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (isResuming || !link || !leavesPage(link)) return;
    event.preventDefault();
    event.stopPropagation();
    onAttempt(() => {
      isResuming = true;
      link.click();
      isResuming = false; // the link may have led to nothing
    });
  };
  const onPopState = (event: PopStateEvent) => {
    if (isResuming) return;
    const steps = isRestoring ? 0 : historyIndex() - startIndex;
    if (!isRestoring && (Number.isNaN(steps) || steps === 0)) return;
    event.stopImmediatePropagation(); // the router must not see a move that is taken back
    if (isRestoring) {
      isRestoring = false;
      return;
    }
    isRestoring = true;
    window.history.go(-steps);
    onAttempt(() => {
      isResuming = true;
      window.history.go(steps);
    });
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isResuming) event.preventDefault();
  };

  // In the capture phase, before the router hears of it.
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPopState, true);
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** How far into its history the tab is, as the router counts; NaN for an entry that is not the router's. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  const index: unknown =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : Number.NaN;
}

/** The link that a plain click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

function leavesPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, href } = window.location;
  if (link.origin !== origin || link.href === href) return false; // another site: the browser asks
  const isJump =
    link.pathname === pathname &&
    link.search === search &&
    document.getElementById(link.hash.slice(1)) !== null;
  return !isJump;
}
