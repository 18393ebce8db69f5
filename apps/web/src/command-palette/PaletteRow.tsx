import Box from '@mui/material/Box';
import { Building2, ListFilter, type LucideIcon } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { badgesOf, CANTONS, sectorLabel, foldText } from '@vaglio/startups-domain';
import { formatCount, formatScore, Icon, TABULAR } from '@vaglio/ui';
import { StartupBadges } from '@vaglio/startup-decisions';
import type { PaletteEntry } from './palette-entries';

/** Display options of the lines. */
export interface Look {
  /** Typed text. */
  readonly q: string;
  /** Current time, from which the badges are computed. */
  readonly now: Date;
  /** Number of decimals in all scores. */
  readonly decimals: number;
}

interface PaletteRowProps {
  readonly entry: PaletteEntry;
  readonly look: Look;
}

/** Content of a line: icon, name with the highlighted match, and details. */
export function PaletteRow({ entry, look }: PaletteRowProps) {
  return (
    <>
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon of={iconOf(entry)} />
      </Box>
      <Box component="span" sx={NAME}>
        {entry.kind === 'search' ? entry.label : <Matched text={entry.label} q={look.q} />}
        <Box component="span" sx={{ ml: 3, color: 'text.secondary', fontWeight: 400 }}>
          {detailOf(entry)}
        </Box>
      </Box>
      {entry.kind === 'startup' && entry.startup && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <StartupBadges startup={entry.startup} now={look.now} />
        </Box>
      )}
      <Box component="span" sx={END}>
        {endOf(entry, look)}
      </Box>
    </>
  );
}

/** Returns the accessible name of a line, such as 'Kälteblick AG, Cleantech, Zürich, Contacted, 12.5'. */
export function nameOf(entry: PaletteEntry, look: Look): string {
  const badges = entry.kind === 'startup' && entry.startup ? badgesOf(entry.startup, look.now) : [];
  return [entry.label, detailOf(entry), ...badges, endOf(entry, look)]
    .filter((part) => part !== '')
    .join(', ');
}

function iconOf(entry: PaletteEntry): LucideIcon {
  if (entry.kind === 'startup') return Building2;
  if (entry.kind === 'search') return ListFilter;
  return entry.kind === 'place' ? entry.place.icon : entry.action.icon;
}

function detailOf(entry: PaletteEntry): string {
  if (entry.kind === 'startup') return entry.startup ? whereabouts(entry.startup) : '';
  if (entry.kind === 'place') return [entry.place.detail, entry.place.state].filter(Boolean).join(', ');
  return entry.kind === 'action' ? (entry.action.detail ?? '') : '';
}

function whereabouts({ sector, canton }: Startup): string {
  const cantonName = CANTONS.find(({ code }) => code === canton)?.name;
  return [sector ? sectorLabel(sector) : null, cantonName].filter(Boolean).join(', ');
}

function endOf(entry: PaletteEntry, { decimals }: Look): string {
  if (entry.kind === 'startup') return entry.startup ? formatScore(entry.startup.score, decimals) : '';
  if (entry.kind !== 'search' || entry.count === null) return '';
  return `${formatCount(entry.count)} ${entry.count === 1 ? 'startup' : 'startups'}`;
}

const NAME = {
  flex: 1,
  minWidth: 0,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const END = { color: 'text.primary', fontWeight: 550, whiteSpace: 'nowrap', ...TABULAR };

/** Text in which the match is highlighted. */
function Matched({ text, q }: { readonly text: string; readonly q: string }) {
  const match = matchOf(text, q);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <Box component="span" sx={{ color: 'primary.main' }}>
        {text.slice(match.start, match.end)}
      </Box>
      {text.slice(match.end)}
    </>
  );
}

/**
 * Returns the position of the typed text in another text, ignoring case and accents. 'kal' is at 0 to 3 in
 * 'Kälteblick'.
 * @returns UTF-16 positions, or null without a match
 */
export function matchOf(text: string, q: string): { readonly start: number; readonly end: number } | null {
  const wanted = foldText(q);
  if (wanted === '') return null;
  const letters = [...text];
  const lengths = letters.map((letter) => letter.length);
  const at = (count: number) => lengths.slice(0, count).reduce((sum, length) => sum + length, 0);
  for (let first = 0; first < letters.length; first++) {
    if (letters[first] === ' ') continue;
    for (let last = first + 1; last <= letters.length; last++) {
      const folded = foldText(letters.slice(first, last).join(''));
      if (folded === wanted) return { start: at(first), end: at(last) };
      if (folded.length > wanted.length) break;
    }
  }
  return null;
}
