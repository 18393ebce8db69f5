import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ReviewCompany, Startup } from '@vaglio/contract';
import { foldCompanyName } from '@vaglio/startups-domain';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { DialogFrame, formatCount, formatFraction, formatScore, LoadState, SearchBar } from '@vaglio/ui';
import { valueText } from '@vaglio/startup-facts';

interface MergeDialogProps {
  readonly company: ReviewCompany;
  readonly onMerge: (startupId: string, name: string) => void;
  readonly onClose: () => void;
}

const MAX_SHOWN = 20;

/**
 * Dialog that merges a company into an existing startup with another name. It lists startups whose name contains the
 * search text. The most similar startup comes first, followed by startups with the same name, then all others by score.
 * A single result is preselected.
 */
export function MergeDialog({ company, onMerge, onClose }: MergeDialogProps) {
  const { company_name, nearest } = company;
  const [query, setQuery] = useState({ q: nearest?.company_name ?? firstWord(company_name), page: 1 });
  const [picked, setPicked] = useState<string | null>(null);
  const { currentData, error, isFetching } = useListInvestmentsQuery({
    q: query.q,
    pageSize: MAX_SHOWN,
    mode: 'all',
  });
  const found = inOrder(currentData?.items ?? [], company);
  const total = currentData?.total ?? 0;
  const only = found.length === 1 ? found[0] : undefined;
  const chosen = found.find(({ id }) => id === picked) ?? only ?? null;
  const merge = () => {
    if (chosen) onMerge(chosen.id, chosen.company_name);
  };
  return (
    <DialogFrame
      title={`Merge ${company_name} into …`}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" disabled={chosen === null} onClick={merge}>
            {chosen ? `Merge into ${chosen.company_name}` : 'Merge'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, color: 'text.primary' }}>
        <SearchBar label="Search by name" query={query} onChange={setQuery} autoFocus />
        <LoadState
          isFetching={isFetching}
          failure={error ? errorText(error, 'Failed to load investments') : null}
          isEmpty={found.length === 0}
          empty={<Box sx={{ color: 'muted' }}>No startup with this name.</Box>}
        >
          <Box role="radiogroup" aria-label="Startup" sx={CHOICES}>
            {found.map((startup) => (
              <Box component="label" key={startup.id} sx={CHOICE}>
                <Radio
                  name="merge-into"
                  checked={chosen?.id === startup.id}
                  onChange={() => setPicked(startup.id)}
                  slotProps={{ input: { 'aria-label': startup.company_name } }}
                />
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <b>{startup.company_name}</b>
                  <Box component="span" sx={REASON}>
                    {reasonOf(startup, company)}
                  </Box>
                </Box>
                <Box component="span" sx={REASON}>
                  score {formatScore(startup.score)}
                </Box>
              </Box>
            ))}
          </Box>
          {total > MAX_SHOWN && (
            <Box sx={REASON}>
              {MAX_SHOWN} of {formatCount(total)} are shown. Type more of the name to find the others.
            </Box>
          )}
        </LoadState>
        {chosen && <Box sx={REASON}>{effectOf(chosen, company)}</Box>}
      </Box>
    </DialogFrame>
  );
}

function firstWord(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

/**
 * Returns the search results in display order. The startup that the company already belongs to is excluded.
 * @param items search results, sorted by score
 */
function inOrder(items: readonly Startup[], { company_name, startup, nearest }: ReviewCompany): Startup[] {
  const name = foldCompanyName(company_name);
  const placeOf = (each: Startup) =>
    each.id === nearest?.startup_id ? 0 : foldCompanyName(each.company_name) === name ? 1 : 2;
  return items.filter(({ id }) => id !== startup?.id).sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the reason why a startup is suggested, such as 'name 0.93, Genève'. */
function reasonOf({ id, canton }: Startup, { nearest }: ReviewCompany): string {
  const place = canton && valueText('canton', canton, null);
  const likeness = nearest?.startup_id === id && `name ${formatFraction(nearest.likeness)}`;
  return [likeness, place].filter(Boolean).join(', ');
}

/** Describes the startup's current score and the awards that the article names. */
function effectOf({ company_name, score }: Startup, { values }: ReviewCompany): string {
  const awards = values
    .filter(({ field, state }) => field === 'awards' && state !== 'discarded' && state !== 'no_source')
    .map(({ text }) => text);
  const now = `The score of ${company_name} is ${formatScore(score)}`;
  if (awards.length === 0) return `${now}. It stays: the article names no award.`;
  return `${now}. The article names these awards: ${awards.join(', ')}.`;
}

// The list of startups scrolls independently, so that the effect of the merge remains visible.
const CHOICES = { display: 'grid', gap: 2, maxHeight: 320, overflowY: 'auto' };
const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { bgcolor: 'selected', borderColor: 'primary.main' },
  '& b': { fontWeight: 600, mr: 2 },
};
const REASON = { typography: 'body2', color: 'text.secondary' };
