import { useEffect, useRef, type RefObject } from 'react';
import type { DecisionReason } from '@vaglio/contract';
import type { Step } from './ReasonRow';

/**
 * Keeps the focus with a reason that is moved: a browser takes it away from what changes its place.
 * @returns what remembers the step, before it is made
 */
export function useKeptStep(list: RefObject<HTMLElement | null>, reasons: readonly DecisionReason[]) {
  const moved = useRef<string | null>(null);
  const order = reasons.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-moves="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [list, order]);
  return (id: string, step: Step): void => {
    moved.current = `${id} ${step}`;
  };
}
