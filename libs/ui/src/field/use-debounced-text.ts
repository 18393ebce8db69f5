import { useEffect, useEffectEvent, useState } from 'react';

interface DebouncedText {
  readonly text: string;
  /** Typed: taken over after the delay. */
  readonly type: (text: string) => void;
  /** Taken over at once. */
  readonly settle: (text: string) => void;
}

/**
 * What a person types, handed on once they pause.
 * @param value the text now in force; when it changes from outside, it replaces what is typed
 * @param delayMs the pause
 * @param onSettle receives the trimmed text, and only when it differs from the one in force
 */
export function useDebouncedText(
  value: string,
  delayMs: number,
  onSettle: (text: string) => void,
): DebouncedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [settled, setSettled] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Our own text coming back must not undo what was typed since.
    if (value !== settled) setText(value);
    setSettled(value);
  }
  const settle = (typed: string) => {
    setText(typed);
    setSettled(typed.trim());
    if (typed.trim() !== settled) onSettle(typed.trim());
  };
  const onPause = useEffectEvent(() => {
    if (text.trim() !== settled) settle(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => onPause(), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return { text, type: setText, settle };
}
