import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';

/** One message about the result of an action. */
export interface ToastContent {
  readonly message: ReactNode;
  /** `success` unless given. Errors and warnings interrupt screen readers and stay until they are closed. */
  readonly severity?: 'success' | 'warning' | 'error';
  /** A second line in plain weight. */
  readonly detail?: ReactNode;
  /**
   * Reverts the action, by the button Undo or the key `u`; the toast closes first. If it resolves with a text, the action
   * was not reverted: a toast shows this text and offers Undo again.
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

export const ShowToastContext = createContext<ShowToast | null>(null);
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
