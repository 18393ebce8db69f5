import IconButton from '@mui/material/IconButton';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { nextColorMode, type ColorMode } from './color-mode';
import { useColorMode } from './ColorModeProvider';
import { Icon } from '../Icon';

const FACES: Readonly<Record<ColorMode, { readonly icon: LucideIcon; readonly label: string }>> = {
  system: { icon: Monitor, label: 'as the system' },
  light: { icon: Sun, label: 'light' },
  dark: { icon: Moon, label: 'dark' },
};

/** Goes round light, dark and as the system; the choice is kept in this browser and shown in all its tabs. */
export function ColorSchemeSwitch() {
  const { mode, setMode } = useColorMode();
  const next = nextColorMode(mode);
  const name = `Colours: ${FACES[mode].label}. Switch to ${FACES[next].label}`;
  return (
    <IconButton aria-label={name} title={name} onClick={() => setMode(next)}>
      <Icon of={FACES[mode].icon} size={18} />
    </IconButton>
  );
}
