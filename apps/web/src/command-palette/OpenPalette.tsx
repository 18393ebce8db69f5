import { useNavigate } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import { asRecent, type PaletteEntry } from './palette-entries';
import { Palette } from './Palette';
import { usePaletteActions } from './use-palette-actions';
import { usePalettePlaces } from './use-palette-places';
import { usePaletteViews } from './use-palette-views';

interface OpenPaletteProps {
  /** What was chosen before, the latest first. */
  readonly recent: readonly PaletteEntry[];
  /** What was typed before this was loaded. */
  readonly startText: string;
  readonly onKeep: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** The palette with what this person may open and do. Mount it to open it. */
export function OpenPalette({ recent, startText, onKeep, onClose, onLogout }: OpenPaletteProps) {
  const navigate = useNavigate();
  const now = useNow();
  const places = usePalettePlaces();
  const views = usePaletteViews();
  const actions = usePaletteActions(onLogout);
  const choose = (entry: PaletteEntry, isNewTab: boolean) => {
    onClose();
    if (entry.kind === 'action') return entry.action.run();
    onKeep(asRecent(entry));
    if (isNewTab) window.open(entry.to, '_blank', 'noopener');
    else void navigate(entry.to);
  };
  return (
    <Palette
      now={now}
      startText={startText}
      places={places}
      views={views}
      actions={actions}
      recent={recent}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
