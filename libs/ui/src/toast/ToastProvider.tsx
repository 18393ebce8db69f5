import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';

/** Message about the result of an action. */
export interface ToastContent {
  readonly message: ReactNode;
  /**
   * Severity of the message. The default is `success`. Errors and warnings interrupt screen readers and stay until they
   * are closed.
   */
  readonly severity?: 'success' | 'warning' | 'error';
  /** Second line in regular font weight. */
  readonly detail?: ReactNode;
  /**
   * Reverts the action when the user presses the Undo button or the key `u`. The toast closes first. If `undo` resolves
   * with a text, the action was not reverted. Another toast then shows this text above the message and offers Undo
   * again.
   */
  readonly undo?: (() => void | Promise<string | null>) | null;
  /** Additional button before the Undo button. */
  readonly action?: ReactNode;
}

/** Shows a message and returns a function that closes it. */
export type ShowToast = (content: ToastContent) => () => void;

/** Message in the toast queue. */
export interface Toast extends ToastContent {
  readonly id: number;
}

/** Queue of the displayed messages, oldest first. */
export interface ToastQueue {
  readonly toasts: readonly Toast[];
  readonly close: (id: number) => void;
  readonly undo: (toast: Toast) => Promise<void>;
  readonly clear: () => void;
}

const ShowToastContext = createContext<ShowToast | null>(null);
export const ToastQueueContext = createContext<ToastQueue | null>(null);

/**
 * Returns the function that shows a toast. It is stable while the page is open.
 * @example const toast = useToast(); toast({ message: 'Alpha AG was rejected.', undo: () => void takeBack() });
 */
export function useToast(): ShowToast {
  const show = useContext(ShowToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider');
  return show;
}

/** Returns whether there are toasts. A page can use this to load `ToastRegion` only when it is needed. */
export function useHasToasts(): boolean {
  return (useContext(ToastQueueContext)?.toasts.length ?? 0) > 0;
}

/**
 * Works like `useToast`, but closes the toasts when the component unmounts, because their Undo changes the content of
 * the component.
 */
export function useLocalToast(): ShowToast {
  const show = useToast();
  const closers = useRef<Set<() => void>>(new Set());
  useEffect(() => {
    const own = closers.current;
    return () => own.forEach((close) => close());
  }, []);
  return useCallback(
    (content) => {
      const close = show(content);
      closers.current.add(close);
      return close;
    },
    [show],
  );
}

/** Maximum number of toasts. More toasts would cover the page on a phone. */
const MAX_TOASTS = 3;

/**
 * Provider of the toast queue for its descendants. `ToastRegion` displays the toasts. A toast belongs to the page that
 * showed it. It closes when the path changes, but not when the query string or hash changes.
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
      if (!refusal) return;
      const detail = toast.severity === 'error' ? toast.detail : toast.message;
      show({ message: refusal, severity: 'error', detail, undo: toast.undo ?? null });
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

/** Returns true for a toast that a new toast replaces, because it has the same message and no Undo. */
function repeats(toast: Toast, { message, severity }: Pick<Toast, 'message' | 'severity'>): boolean {
  return (
    !toast.undo && typeof message === 'string' && toast.message === message && toast.severity === severity
  );
}
