import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { keepColorMode, onColorModeElsewhere, readColorMode, type ColorMode } from './color-mode';

interface ColorModeChoice {
  readonly mode: ColorMode;
  /** Shows the colours, and keeps the choice in this browser. */
  readonly setMode: (mode: ColorMode) => void;
}

const DARK_MACHINE = '(prefers-color-scheme: dark)';

const ColorModeContext = createContext<ColorModeChoice>({ mode: 'system', setMode: () => undefined });

/** The person's choice of colours, the same in all tabs. */
export function useColorMode(): ColorModeChoice {
  return useContext(ColorModeContext);
}

/** Sets the colour scheme of the page by what the person chose, in this tab or another, or by the machine's. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const [mode, setMode] = useState(readColorMode);
  const isDarkMachine = useSyncExternalStore(onMachineChange, () => machine()?.matches ?? false);
  const scheme = mode === 'dark' || (mode === 'system' && isDarkMachine) ? 'dark' : 'light';
  useLayoutEffect(() => document.documentElement.setAttribute('data-color-scheme', scheme), [scheme]);
  useEffect(() => onColorModeElsewhere(setMode), []);
  const choice = useMemo(() => {
    const choose = (chosen: ColorMode) => {
      keepColorMode(chosen);
      setMode(chosen);
    };
    return { mode, setMode: choose };
  }, [mode]);
  return <ColorModeContext value={choice}>{children}</ColorModeContext>;
}

/** Null where the browser knows no such query. */
function machine(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(DARK_MACHINE) : null;
}

function onMachineChange(call: () => void): () => void {
  const list = machine();
  list?.addEventListener('change', call);
  return () => list?.removeEventListener('change', call);
}
