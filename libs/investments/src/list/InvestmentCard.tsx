import { memo, useId, type ReactNode } from 'react';
import type { Startup, Work } from '@vaglio/contract';
import { formatScore, VisuallyHidden, DotLine } from '@vaglio/ui';
import { DecidedBadges, useScoreDecimals } from '@vaglio/startup-decisions';
import { RowCheckbox } from '../selection/RowCheckbox';
import { WhatsNewBadge } from '@vaglio/saved-views';
import { CardAssignee, CardStep } from '@vaglio/startup-activity';
import { placeText } from '@vaglio/startups-data';

interface InvestmentCardProps {
  readonly startup: Startup;
  readonly isSelected: boolean;
  readonly onSelect: (startup: Startup) => void;
  /** Absent where the server cannot say why. */
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  /** Who works on it; absent where nothing is said of that. */
  readonly work?: Work | undefined;
  /** Whether it is among the selected ones. */
  readonly isChecked?: boolean | undefined;
  /** Absent where nothing can be selected. @param isRange up to the one that was selected last */
  readonly onToggle?: ((startup: Startup, isRange: boolean) => void) | undefined;
  /** The details, where they unfold inside the card. */
  readonly children?: ReactNode;
}

/**
 * A startup of the list: rank at the left edge, score at the right one. Its whole head opens the details. Plain
 * elements, dressed by the list around them, and drawn again only when something of their own changes: fifty of
 * them must not be felt while somebody moves through them.
 */
export const InvestmentCard = memo(function InvestmentCard({
  startup,
  isSelected,
  onSelect,
  onExplainScore,
  work,
  isChecked = false,
  onToggle,
  children,
}: InvestmentCardProps) {
  const nameId = useId();
  const score = formatScore(startup.score, useScoreDecimals());
  const isUnfolded = children !== undefined;
  const facts = [
    ...placeText(startup),
    ...(startup.founding_year === null ? [] : [String(startup.founding_year)]),
  ];
  return (
    <article
      aria-labelledby={nameId}
      data-selected={isSelected || undefined}
      data-picked={isChecked || undefined}
      data-unfolded={isUnfolded || undefined}
    >
      <div className="head">
        <p className="rank">
          {startup.rank !== undefined && <VisuallyHidden>Rank </VisuallyHidden>}
          <span>{startup.rank}</span>
          <WhatsNewBadge startup={startup} />
        </p>
        {onToggle && <RowCheckbox startup={startup} isChecked={isChecked} onToggle={onToggle} />}
        <div className="main">
          <h2 id={nameId} title={startup.company_name}>
            <button
              type="button"
              className="name"
              data-startup={startup.id}
              aria-expanded={isUnfolded}
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(startup)}
            >
              {startup.company_name}
            </button>
          </h2>
          <div className="facts">
            <DotLine parts={facts} />
            <DecidedBadges startup={startup} />
            {work && <CardStep work={work} />}
          </div>
        </div>
        <div className="score">
          <p title={formatScore(startup.score)}>{score}</p>
          {onExplainScore && (
            <button
              type="button"
              className="why"
              aria-label={`Why? Score ${score} of ${startup.company_name}`}
              aria-haspopup="dialog"
              onClick={() => onExplainScore(startup)}
            >
              <span>Why?</span>
            </button>
          )}
          {work && <CardAssignee work={work} />}
        </div>
        {!isUnfolded && <p className="text">{startup.company_description ?? startup.main_article_info}</p>}
      </div>
      {children}
    </article>
  );
});
