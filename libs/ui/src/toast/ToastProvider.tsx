import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ShowToastContext, ToastQueueContext, type ShowToast, type Toast } from './toast-context';

/** More would cover the page on a phone. */
const MAX_TOASTS = 3;

/**
 * Keeps the queue of toasts for everything below it; `ToastRegion` shows them. Toasts belong to the page on which they
 * were shown: another path closes them, another search or hash does not.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  const { pathname } = useLocation();

  const close = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const clear = useCallback(() => setToasts((before) => (before.length === 0 ? before : [])), []);
  const show = useCallback<ShowToast>(
    (content) => {
      const id = nextId.current++;
      setToasts((before) =>
        [...before.filter((toast) => !repeats(toast, content)), { ...content, id }].slice(-MAX_TOASTS),
      );
      return () => close(id);
    },
    [close],
  );
  const undo = useCallback(
    async (toast: Toast) => {
      close(toast.id);
      const refusal = await toast.undo?.();
      if (refusal) show({ message: refusal, severity: 'error', undo: toast.undo ?? null });
    },
    [close, show],
  );
  useEffect(() => clear, [pathname, clear]);

  const queue = useMemo(() => ({ toasts, close, undo, clear }), [toasts, close, undo, clear]);
  return (
    <ShowToastContext value={show}>
      <ToastQueueContext value={queue}>{children}</ToastQueueContext>
    </ShowToastContext>
  );
}

/** True for a message that says the same without an Undo of its own, which the new one replaces. */
function repeats(toast: Toast, { message, severity }: Pick<Toast, 'message' | 'severity'>): boolean {
  return (
    !toast.undo && typeof message === 'string' && toast.message === message && toast.severity === severity
  );
}
