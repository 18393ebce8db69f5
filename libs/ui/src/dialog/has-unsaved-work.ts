/**
 * Returns true if a reload would discard unsaved work, such as typed input or a running batch. It dispatches a
 * `beforeunload` event and checks whether a listener cancels it.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
