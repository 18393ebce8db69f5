import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';

const COLOR_MODES = ['system', 'light', 'dark'] as const;

type ColorMode = (typeof COLOR_MODES)[number];

const FACES: Readonly<Record<ColorMode, { readonly icon: LucideIcon; readonly label: string }>> = {
  system: { icon: Monitor, label: 'as the system' },
  light: { icon: Sun, label: 'light' },
  dark: { icon: Moon, label: 'dark' },
};

/** Button that cycles through the light, dark and system colour schemes. The browser stores the choice for all tabs. */
export function ColorSchemeSwitch() {
  const { mode: stored, setMode } = useColorScheme();
  // As in /color-scheme.js, an unknown stored value means the system scheme.
  const mode = COLOR_MODES.find((known) => known === stored) ?? 'system';
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const name = `Colours: ${FACES[mode].label}. Switch to ${FACES[next].label}`;
  return (
    <IconButton aria-label={name} title={name} onClick={() => setMode(next)}>
      <Icon of={FACES[mode].icon} size={18} />
    </IconButton>
  );
}
