import { useNavigate } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import { asRecent, type PaletteEntry, type Place } from './palette-entries';
import { Palette } from './Palette';
import { usePaletteActions } from './use-palette-actions';
import { usePalettePlaces } from './use-palette-places';
import { User, Users } from 'lucide-react';
import { useCountViewNewsQuery, useListViewsQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';

interface OpenPaletteProps {
  /** Recently selected entries, latest first. */
  readonly recent: readonly PaletteEntry[];
  /** Text that the user typed before the palette was loaded. */
  readonly startText: string;
  readonly onKeep: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Palette with the pages and actions that are available to the user. Mount it to open it. */
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

/**
 * Returns the user's saved views with their owners and numbers of new startups, pinned views first. Returns [] on a
 * server without views.
 */
function usePaletteViews(): readonly Place[] {
  const { data: views, error } = useListViewsQuery();
  const { data: counted } = useCountViewNewsQuery(undefined, { skip: !views || views.total === 0 });
  if (!views || error) return [];
  return views.items.map(({ id, name, is_team }) => {
    const entered = counted?.items.find((news) => news.id === id)?.new ?? 0;
    return {
      label: name,
      detail: is_team ? 'team' : 'mine',
      ...(entered > 0 && { state: `${formatCount(entered)} new` }),
      icon: is_team ? Users : User,
      to: routes.investments({ view: id }),
    };
  });
}
