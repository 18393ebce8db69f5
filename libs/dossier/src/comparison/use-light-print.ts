import { useEffect, useRef } from 'react';

/** Paper is white in the dark scheme too. @returns the ref of what is printed */
export function useLightPrint() {
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const set = (isPrinting: boolean) => () => {
      if (isPrinting) printed.current?.setAttribute('data-color-scheme', 'light');
      else printed.current?.removeAttribute('data-color-scheme');
    };
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printed;
}
