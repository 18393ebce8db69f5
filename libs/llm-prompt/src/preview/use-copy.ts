import { useState } from 'react';

/** Puts a text into the clipboard; `isCopied` until another is. A browser that refuses leaves all as it was. @param read gives the text when it is wanted */
export function useCopy(read: () => string) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(null);
    }
  };
  return { copy, isCopied: copied !== null && copied === read() };
}
