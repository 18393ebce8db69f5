import { useState } from 'react';
import { Navigate } from 'react-router';
import { serverNow } from '@vaglio/auth-session';
import { KeyHelpDialog, useAddressQuery, useSingleKeys, VisuallyHidden } from '@vaglio/ui';
import { DESK_KEY_ROWS } from './duplicates/desk-key-rows';
import { DuplicatesDesk } from './duplicates/DuplicatesDesk';
import { DUPLICATES_ADDRESS } from './duplicates/duplicates-query';
import { usePairs } from './duplicates/use-pairs';
import { ReviewBar } from './ReviewBar';

/**
 * Review: pairs of startups that may be one company, and what was merged. The address holds tab, filter and pair. On a
 * server that does not offer it the list comes instead.
 */
export function ReviewPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const [now] = useState(clock);
  const { query, show } = useAddressQuery(DUPLICATES_ADDRESS);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [areLettersOn, switchLetters] = useSingleKeys();
  const pairs = usePairs(query);
  if (!pairs.isOffered) return <Navigate to={{ search: '' }} replace />;
  return (
    <>
      <VisuallyHidden component="h1">Review</VisuallyHidden>
      <ReviewBar query={query} onChange={show} pairs={pairs} onHelp={() => setIsHelpOpen(true)} />
      <DuplicatesDesk
        query={query}
        onChange={show}
        pairs={pairs}
        now={now}
        areLettersOn={areLettersOn}
        onHelp={() => setIsHelpOpen(true)}
      />
      {isHelpOpen && (
        <KeyHelpDialog
          rows={DESK_KEY_ROWS}
          hint="Arrows and Enter always work."
          areSingleKeysOn={areLettersOn}
          onSwitch={switchLetters}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}

/** The time as the server counts it. */
function systemClock(): Date {
  return new Date(serverNow(Date.now()));
}
