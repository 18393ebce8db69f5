import { useEffect, useEffectEvent, useState } from 'react';

interface DebouncedText {
  readonly text: string;
  /** Sets the text, which is applied after the delay. */
  readonly type: (text: string) => void;
  /** Applies the text immediately. */
  readonly settle: (text: string) => void;
}

/**
 * Returns a text that is applied when the user pauses typing.
 * @param value applied text; if it changes externally, it replaces the typed text
 * @param delayMs duration of the pause
 * @param onSettle receives the trimmed text if it differs from the applied text
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
    // If the value is the text that this field applied, it must not replace newer keystrokes.
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
