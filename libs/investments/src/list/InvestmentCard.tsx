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
  /** Opens the explanation of the score; undefined if the server provides no explanation. */
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  /** Assignee and next step; undefined if the server does not support them. */
  readonly work?: Work | undefined;
  /** True if the startup is selected. */
  readonly isChecked?: boolean | undefined;
  /**
   * Selects or deselects the startup; undefined if the user cannot select startups.
   * @param isRange true to select the range from the last selected startup to this startup
   */
  readonly onToggle?: ((startup: Startup, isRange: boolean) => void) | undefined;
  /** Details that open inside the card. */
  readonly children?: ReactNode;
}

/**
 * Card of a startup in the list, with the rank on the left and the score on the right. A click on the header opens the
 * details. The card consists of plain elements, which the list styles. It is memoised, because a page shows up to fifty
 * cards.
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
