import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { UnweightedAward } from '@vaglio/contract';
import { Block, formatCount, LoadState, Pager, Section } from '@vaglio/ui';
import { AwardRow } from './AwardRow';
import { DecidedAwards } from './DecidedAwards';
import { MakeParameterDialog } from './MakeParameterDialog';
import { SameAsDialog } from './SameAsDialog';
import { useUnweightedAwards } from './use-unweighted-awards';
import { useDecideAward } from './use-decide-award';

type Opened = { readonly dialog: 'make' | 'same'; readonly award: UnweightedAward };

const TITLE = 'Awards without a weight';
const FIRST_PAGE_ROWS = 10;

/**
 * Card with the awards that do not count because no parameter has their name. It renders nothing if there are no such
 * awards.
 */
export function UnweightedAwardsCard() {
  const { awards, total, query, show, aliases, ignored, ...list } = useUnweightedAwards();
  const { isSupported, isFetching, failure, retry } = list;
  const decide = useDecideAward();
  const [opened, setOpened] = useState<Opened | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  // The pager also appears on a page that no longer exists, so that the user can go to the last page.
  const isPaged = total > FIRST_PAGE_ROWS || (total > 0 && query.page > 1);
  const isEmpty = total === 0 && aliases.length + ignored.length === 0;
  if (!isSupported || (isEmpty && failure === null)) return null;
  const close = () => setOpened(null);
  return (
    <Section
      help="Not weighted"
      title={failure === null ? `${TITLE} (${formatCount(total)})` : TITLE}
      purpose="Awards of startups that match no parameter and therefore add nothing to a score."
      headingLevel={2}
      isFlush
    >
      {failure === null ? (
        <Box
          component="ul"
          ref={rows}
          tabIndex={-1}
          aria-label={TITLE}
          aria-busy={isFetching}
          sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
        >
          {awards.map((award) => (
            <AwardRow
              key={award.award_key}
              award={award}
              onSame={() => setOpened({ dialog: 'same', award })}
              onMake={() => setOpened({ dialog: 'make', award })}
              onIgnore={() => {
                // The focused button disappears with its row, so the focus moves to the list.
                rows.current?.focus();
                void decide.ignore(award.award);
              }}
            />
          ))}
        </Box>
      ) : (
        <Block hasDivider>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {isPaged && <Pager total={total} query={query} onChange={show} />}
      <DecidedAwards
        aliases={aliases}
        ignored={ignored}
        onUnalias={decide.unalias}
        onListAgain={decide.listAgain}
      />
      {opened?.dialog === 'same' && (
        <SameAsDialog award={opened.award} onSave={decide.sameAs} onClose={close} />
      )}
      {opened?.dialog === 'make' && (
        <MakeParameterDialog award={opened.award.award} onSave={decide.make} onClose={close} />
      )}
    </Section>
  );
}
