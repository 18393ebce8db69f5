import type { KeyboardEvent } from 'react';
import type { NewsSource } from '@vaglio/contract';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys on the button that opens a row: up and down to the other rows, t for a test. They act only while it has the focus. */
export function useRowKeys(onTest: (source: NewsSource) => void) {
  return (event: KeyboardEvent<HTMLButtonElement>, source: NewsSource) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 't') return onTest(source);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [
      ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLButtonElement>(OPENER) ?? []),
    ];
    rows[rows.indexOf(event.currentTarget) + step]?.focus();
  };
}

const OPENER = 'button[aria-expanded]';
