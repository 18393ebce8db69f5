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

/** One message about the result of an action. */
export interface ToastContent {
  readonly message: ReactNode;
  /** `success` unless given. Errors and warnings interrupt screen readers and stay until they are closed. */
  readonly severity?: 'success' | 'warning' | 'error';
  /** A second line in plain weight. */
  readonly detail?: ReactNode;
  /**
   * Reverts the action, by the button Undo or the key `u`; the toast closes first. If it resolves with a text, the action
   * was not reverted: a toast shows this text above the message, and offers Undo again.
   */
  readonly undo?: (() => void | Promise<string | null>) | null;
  /** Another button, before Undo. */
  readonly action?: ReactNode;
}

/** Shows a message and returns a function that closes it. */
export type ShowToast = (content: ToastContent) => () => void;

/** A message in the queue. */
export interface Toast extends ToastContent {
  readonly id: number;
}

/** The messages on screen, oldest first. */
export interface ToastQueue {
  readonly toasts: readonly Toast[];
  readonly close: (id: number) => void;
  readonly undo: (toast: Toast) => Promise<void>;
  readonly clear: () => void;
}

const ShowToastContext = createContext<ShowToast | null>(null);
export const ToastQueueContext = createContext<ToastQueue | null>(null);

/**
 * Gives the function that shows a toast; it is the same one for as long as the page is open.
 * @example
 * const toast = useToast();
 * toast({ message: 'Alpha AG was rejected.', undo: () => void takeBack() });
 */
export function useToast(): ShowToast {
  const show = useContext(ShowToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider');
  return show;
}

/** As `useToast`, but the toasts close when the component unmounts, because their Undo changes what it shows. */
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

/** Returns whether there is a toast, for a page that loads `ToastRegion` only then. */
export function useHasToasts(): boolean {
  return (useContext(ToastQueueContext)?.toasts.length ?? 0) > 0;
}

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

/** True for a message that says the same without an Undo of its own, which the new one replaces. */
function repeats(toast: Toast, { message, severity }: Pick<Toast, 'message' | 'severity'>): boolean {
  return (
    !toast.undo && typeof message === 'string' && toast.message === message && toast.severity === severity
  );
}
