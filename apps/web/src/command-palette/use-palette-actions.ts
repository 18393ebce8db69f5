import { useColorScheme } from '@mui/material/styles';
import { CircleQuestionMark, LogOut, Monitor, Moon, Plus, Printer, Sun, Upload } from 'lucide-react';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { useLocation, useNavigate } from 'react-router';
import { useHelpAddress } from '../navigation/use-help-address';
import type { Action } from './palette-entries';
import { PATHS, routes } from '@vaglio/startups-domain';

const COLOURS = [
  { mode: 'light', label: 'Use light colours', icon: Sun },
  { mode: 'dark', label: 'Use dark colours', icon: Moon },
  { mode: 'system', label: 'Use the colours of the system', icon: Monitor },
] as const;

/** Returns the actions that are available on all pages, and the actions for the open startup. */
export function usePaletteActions(onLogout: () => void): readonly Action[] {
  const { mode: present, setMode } = useColorScheme();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { role, claims } = useSession();
  const mayWrite = canWriteInvestments(claims);
  const help = useHelpAddress();
  const params = new URLSearchParams(search);
  const isList = pathname === PATHS.investments;
  // The list behind the form must keep its filters.
  const withForm = new URLSearchParams(search);
  withForm.set('new', 'startup');
  const open = isList ? (params.get('open') ?? params.get('startup')) : null;
  const print = (id: string) => navigate(routes.dossier(id));
  return [
    ...(open !== null && /^\d+$/.test(open)
      ? [
          {
            label: 'Print dossier',
            detail: 'of the open startup',
            icon: Printer,
            run: () => void print(open),
          },
        ]
      : []),
    ...(canSeeSettings(role)
      ? [
          {
            label: 'Import a list',
            detail: 'of startups, as CSV or XLSX',
            icon: Upload,
            run: () => void navigate(routes.importList()),
          },
        ]
      : []),
    ...(mayWrite
      ? [
          {
            label: 'New startup',
            detail: 'by hand',
            icon: Plus,
            run: () =>
              void navigate(
                isList ? { search: withForm.toString() } : routes.investments({ new: 'startup' }),
              ),
          },
        ]
      : []),
    {
      label: 'Help',
      detail: 'for this page, in the user guide',
      icon: CircleQuestionMark,
      run: () => void window.open(help, '_blank', 'noopener'),
    },
    ...COLOURS.filter(({ mode }) => mode !== present).map(({ mode, label, icon }) => ({
      label,
      icon,
      run: () => setMode(mode),
    })),
    { label: 'Logout', icon: LogOut, run: onLogout },
  ];
}
